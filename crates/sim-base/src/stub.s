# One export: count the call, ask whether a script wants this function, go on. A stub keeps every register that carries
# an argument, so one shape fits every signature. Functions that no catalogue knows have the id -1 and are not counted.
.macro SIM_EXPORT slot, id, binding, name
    .balign 64
    .\binding \name
    .type \name, @function
\name:
    .if \id >= 0
    lock inc qword ptr [rip + {counters} + 8 * \id]
    .endif
    cmp byte ptr [rip + {scripted} + \slot], 0
    jne 2f
    jmp qword ptr [rip + {entries} + 8 * \slot]
2:  mov r11d, \slot
    jmp 9f
    .size \name, . - \name
.endm

# A second name of an export.
.macro SIM_ALIAS name, other
    .globl \name
    .type \name, @function
    .set \name, \other
.endm

# Asks the script about the function in slot r11d with all argument registers kept, then returns its code or goes on.
.macro SIM_ASK
9:  push rbp
    mov rbp, rsp
    push rdi
    push rsi
    push rdx
    push rcx
    push r8
    push r9
    push rax
    push r11
    sub rsp, 128
    movups [rsp], xmm0
    movups [rsp + 16], xmm1
    movups [rsp + 32], xmm2
    movups [rsp + 48], xmm3
    movups [rsp + 64], xmm4
    movups [rsp + 80], xmm5
    movups [rsp + 96], xmm6
    movups [rsp + 112], xmm7
    mov edi, r11d
    call {decide}
    mov r10, rax
    movups xmm0, [rsp]
    movups xmm1, [rsp + 16]
    movups xmm2, [rsp + 32]
    movups xmm3, [rsp + 48]
    movups xmm4, [rsp + 64]
    movups xmm5, [rsp + 80]
    movups xmm6, [rsp + 96]
    movups xmm7, [rsp + 112]
    add rsp, 128
    pop r11
    pop rax
    pop r9
    pop r8
    pop rcx
    pop rdx
    pop rsi
    pop rdi
    pop rbp
    test r10, r10
    jns 2f
    lea r10, [rip + {entries}]
    jmp qword ptr [r10 + 8 * r11]
2:  mov eax, r10d
    ret
.endm

.section .text.gputap_sim, "ax", @progbits
.balign 64
.globl gputap_sim_stubs
.hidden gputap_sim_stubs
gputap_sim_stubs:
