# The hooks' machine code: one stub per function (generated/stubs.s) and the few bodies that stubs jump to.
#
# A stub tests its function's switch and jumps to the real function when it says "off"; written by a compiler, a call
# with stack arguments would not be a tail call. The bodies come in two kinds. `fast` ones record a call without
# leaving this file; `slow` ones call gputap_enter before and gputap_exit after the real function, and do whatever
# the fast ones can't. A fast body that finds anything unusual hands over to its slow sibling.
#
# On the way from a stub to a body: eax = id | slots << 16, r11 = the real function (0 when not known yet).
#
# The layers above the driver have one stub per function and major version of its library (`GPUTAP_HIDDEN`), and under
# the exported name a short piece of code that picks the right one for its caller (`GPUTAP_EXPORT`): two majors of the
# CUDA runtime may live in one process, and each library must get the one that it was linked to.
#
# Between two calls of a program the caches forget, so what counts is how many lines and pages a call touches. The functions
# that programs call between two launches (`hot` in the catalogue's overrides) have their stubs, with the bodies they jump to, on
# one page (subsection 0), their switches in two lines, and their real functions in gputap_hot; all else is subsection 1.
#
# A body's frame, from its lowest address (struct Frame in hook.rs):
#   0  six integer registers     48 five stack words (fast bodies)     88 two float registers     104 start
# 112  call, parent             120 id | slots << 16, mode            128 result                 136 stack arguments
# 144  end                      152 result's second half              160 float result             168 thread's state
.set FRAME, 176
.set F_WORDS, 48
.set F_FLOATS, 88
.set F_START, 104
.set F_CALL, 112
.set F_PARENT, 116
.set F_ID, 120
.set F_MODE, 124
.set F_RESULT, 128
.set F_STACK, 136
.set F_END, 144
.set F_RESULT2, 152
.set F_FLOAT, 160
.set F_TLS, 168

# The thread's state (struct Thread in thread.rs), in initial-exec TLS: legal for a preloaded object, small enough for
# a late one, and free of the allocation that __tls_get_addr may make.
.set T_EPOCH, 0
.set T_HEAD, 8
.set T_LIMIT, 16
.set T_BASE, 24
.set T_MASK, 32
.set T_CONTEXT, 40
.set T_CALLS, 48
# The thread is in no recorded call, in no recording code, and its ring is its own: eight bytes of zero.
.set T_IDLE, 56
.set T_CURRENT, T_IDLE
.set T_BUSY, T_IDLE + 4
.set T_HELD, T_IDLE + 5
.set T_SIZE, 128

# Ring header: the page below the data. T_HELD bytes behind the head is a word that nobody reads.
.set R_HEAD, 64 - 4096
.set R_WORDS, -4096
.set HELD, 56

# Offsets in struct Global (global.rs).
.set G_EPOCH, 0
.set G_RECENT, 64
.set G_SEEN, 64 + 8 * 256

.set SEEN_FACTOR, 0x61c88647
.set RECENT_SHIFT, 56
.set SEEN_SHIFT, 51

# In gputap_hot: 32 words for each family of the driver and the runtime. Word 0 of a block is where a thread's state lies from
# its thread pointer; words 1 and 2, 3 and 4, 30 and 31 are start and length of the first objects that called the family; the
# rest are real functions. In the driver's block word 1 is gputap_unwrapped, and word 2 how many ticks a function of the runtime may
# take before it calls the driver and still be passed on.
.set HOT_BLOCK, 8 * 32
.set HOT_TLS, 0
.set HOT_FIRST, 8
.set HOT_SECOND, 8 * 3
.set HOT_THIRD, 8 * 30
.set HOT_OWN, 8 * 2
# The switches of hot functions, behind those of all others; those of the driver and of the newest runtime share a line
# (hook::switch_at).
.set HOT_SWITCHES, 8192 - 128

.section .tdata, "awT", @progbits
.balign 64
.globl gputap_thread
.hidden gputap_thread
.type gputap_thread, @tls_object
.size gputap_thread, T_SIZE
gputap_thread:
    .quad 1                      # an epoch that no process has: no ring yet
    .zero T_CALLS - 8
    .long 1                      # calls are numbered from 1
    .zero T_SIZE - T_CALLS - 4

.section .text.gputap, "ax", @progbits
# The page of hot code: gputap_hot_stubs has where each stub lies from here.
.balign 4096
.globl gputap_code
.hidden gputap_code
gputap_code:
.subsection 1

.hidden gputap_enter
.hidden gputap_exit
.hidden gputap_exit_fast
.hidden gputap_exit_outer
.hidden gputap_dlsym
.hidden gputap_dlvsym
.hidden gputap_dlopen
.hidden gputap_dlmopen
.hidden gputap_dlclose
.hidden gputap_target

# `counter`: of a function that is counted by that counter of the ring and not recorded; where it lies in the ring's header
# (layout::ring::count_at), in words, stands in place of the slots.
.macro STUB id, class, counter, switch, real
    cmp byte ptr [rip + gputap_switches + \switch], 1
    jne 1f
    jmp qword ptr [rip + \real]
    .ifnb \counter
    .if \counter < 6
1:  mov eax, \id | ((9 + \counter) << 16)
    .else
1:  mov eax, \id | ((32 + \counter - 6) << 16)
    .endif
    .else
1:  mov eax, \id | (slots_\class << 16)
    .endif
    mov r11, qword ptr [rip + \real]
    jg gputap_fast_\class
    jmp gputap_slow_\class
.endm

.macro GPUTAP_STUB id, class, counter
    .balign 64
    .cfi_startproc
gputap_stub_\id:
    STUB \id, \class, "\counter", \id, "gputap_real + 8 * \id"
    .cfi_endproc
.endm

# The place of a stub that is hot.
.macro GPUTAP_ELSEWHERE id
    .balign 64
    int3
.endm

.macro GPUTAP_HOT_STUB id, place, class, counter
    .balign 64
    .cfi_startproc
gputap_stub_\id:
    STUB \id, \class, "\counter", "HOT_SWITCHES + ((\place + 32) & 127)", "gputap_hot + 8 * \place"
    .cfi_endproc
.endm

.macro GPUTAP_HOT
    .subsection 0
.endm

.macro GPUTAP_HOT_TABLE
    .section .rodata.gputap, "a", @progbits
    .balign 4
    .globl gputap_hot_stubs
    .hidden gputap_hot_stubs
gputap_hot_stubs:
.endm

.macro GPUTAP_HOT_PLACE id
    .if \id >= 0
    .long gputap_stub_\id - gputap_code
    .else
    .long 0
    .endif
.endm

# A name of the driver, unless somebody else of the same name is to have its turn behind us.
.macro GPUTAP_DRIVER id, name
    .balign 32
    .globl \name
    .type \name, @function
\name:
    .cfi_startproc
    cmp byte ptr [rip + gputap_unwrapped], 0
    jne gputap_stub_\id
    mov eax, \id | DRIVER
    jmp gputap_dispatch
    .cfi_endproc
    .size \name, . - \name
.endm

# Entries of a table of callers: page of the return address << 2 | which family of the layer, or FOREIGN.
.set CALLERS, 4096
.set FOREIGN, 3
# In eax for gputap_dispatch: the id of a driver function, not the index of an exported name.
.set DRIVER, 1 << 31
# Tables of layers above the driver; those of the families whose symbols have versions follow.
.set LAYERS, 4

# Goes on at 9 if the table does not know the page of the caller; else r11d = what it knows.
.macro LOOK_UP_CALLER table
    mov r10, [rsp]
    shr r10, 12
    mov r11d, r10d
    and r11d, CALLERS - 1
    lea rax, [rip + gputap_callers + 8 * CALLERS * (\table)]
    mov r11, [rax + 8 * r11]
    mov rax, r11
    shr rax, 2
    cmp rax, r10
    jne 9f
    and r11d, 3
.endm

.macro JUMP_TO_FOREIGN index
    mov rax, [rip + gputap_foreign + 8 * \index]
    test rax, rax
    je 9f
    jmp rax
.endm

# For callers that do not say which library they mean. `a`, `b`, `c`: the function in each family of the layer, or -1.
.macro GPUTAP_EXPORT index, name, layer, a, b=-1, c=-1
    .balign 32
    .globl \name
    .type \name, @function
\name:
    .cfi_startproc
    LOOK_UP_CALLER \layer - 1
    .if \c >= 0
    cmp r11d, 2
    je gputap_stub_\c
    .endif
    .if \b >= 0
    cmp r11d, 1
    je gputap_stub_\b
    .endif
    .if \a >= 0
    test r11d, r11d
    je gputap_stub_\a
    .endif
    cmp r11d, FOREIGN
    jne 9f
    JUMP_TO_FOREIGN \index
9:  mov eax, \index
    jmp gputap_dispatch
    .cfi_endproc
    .size \name, . - \name
.endm

# Whether the caller lies in the object whose start and length are at `at` in the family's block: jumps on `jb` if so, on `jae` if
# not.
.macro IS_CALLER family, at, jump, to
    mov r10, [rsp]
    sub r10, [rip + gputap_hot + HOT_BLOCK * (\family + 1) + \at]
    cmp r10, [rip + gputap_hot + HOT_BLOCK * (\family + 1) + \at + 8]
    \jump \to
.endm

# For callers that say it, by the version of the symbol. Which copy of that library, the caller decides still. All that
# the usual caller runs of it is one cache line; the rest of it lies elsewhere (subsection 2).
.macro VERSIONED index, name, version, family, id, class, counter, switch, real
    .balign 64
    .globl gputap_versioned_\id
    .type gputap_versioned_\id, @function
    .symver gputap_versioned_\id, \name@\version, remove
gputap_versioned_\id:
    .cfi_startproc
    IS_CALLER \family, HOT_FIRST, jae, gputap_far_\id
gputap_near_\id:
    STUB \id, \class, "\counter", "\switch", "\real"
    .cfi_endproc
    .size gputap_versioned_\id, . - gputap_versioned_\id
    .subsection 2
    .balign 32
gputap_far_\id:
    .cfi_startproc
    IS_CALLER \family, HOT_SECOND, jb, gputap_near_\id
    IS_CALLER \family, HOT_THIRD, jb, gputap_near_\id
    LOOK_UP_CALLER LAYERS + \family
    cmp r11d, FOREIGN
    jne gputap_stub_\id
    JUMP_TO_FOREIGN \index
9:  mov eax, \index + ((\family + 1) << 16)
    jmp gputap_dispatch
    .cfi_endproc
.endm

.macro GPUTAP_VERSION index, name, version, family, id, class, counter
    .subsection 1
    VERSIONED \index, \name, \version, \family, \id, \class, "\counter", \id, "gputap_real + 8 * \id"
.endm

.macro GPUTAP_HOT_VERSION index, name, version, family, id, place, class, counter
    .subsection 0
    VERSIONED \index, \name, \version, \family, \id, \class, "\counter", "HOT_SWITCHES + ((\place + 32) & 127)", "gputap_hot + 8 * \place"
    .subsection 0
.endm

.macro GPUTAP_OUT3 widths, o0, o1, o2
    .set slots_out3_\widths, 1
    FAST out3_\widths, 3, 0, 1, slow0, \o0, \o1, \o2
.endm

.macro GPUTAP_OUT6 widths, o0, o1, o2, o3, o4, o5
    .set slots_out6_\widths, 2
    FAST out6_\widths, 6, 0, 2, slow0, \o0, \o1, \o2, \o3, \o4, \o5
.endm

# Where the stubs start: stub `id` is 64 * id bytes further.
.macro GPUTAP_STUBS
    .section .text.gputap
    .subsection 1
    .globl gputap_stubs
    .hidden gputap_stubs
    .balign 64
gputap_stubs:
.endm

.set slots_fast3, 1
.set slots_fast6, 2
.set slots_fast7, 2
.set slots_fast8, 2
.set slots_fast9, 2
.set slots_fast10, 2
.set slots_fast11, 2
.set slots_launch, 2
.set slots_config, 2
.set slots_outer, 0
.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
.set slots_slow\n, 0
.endr

.macro PROLOGUE
    push rbp
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    sub rsp, FRAME
    mov [rsp], rdi
    mov [rsp + 8], rsi
    mov [rsp + 16], rdx
    mov [rsp + 24], rcx
    mov [rsp + 32], r8
    mov [rsp + 40], r9
    mov [rsp + F_ID], eax
.endm

# Copies the caller's stack arguments below us, keeping the stack aligned.
.macro PUSH_STACK n
    .if \n & 1
    sub rsp, 8
    .endif
    .set i, \n
    .rept \n
    .set i, i - 1
    push qword ptr [rbp + 16 + 8 * i]
    .endr
.endm

.macro SLOW n
gputap_slow_slow\n:
gputap_fast_slow\n:
    .cfi_startproc
    PROLOGUE
    movq qword ptr [rsp + F_FLOATS], xmm0
    movq qword ptr [rsp + F_FLOATS + 8], xmm1
    lea rdx, [rbp + 16]
    mov [rsp + F_STACK], rdx
    mov rdi, rsp
    call gputap_enter
    mov r11, rax
    mov rdi, [rsp]
    mov rsi, [rsp + 8]
    mov rdx, [rsp + 16]
    mov rcx, [rsp + 24]
    mov r8, [rsp + 32]
    mov r9, [rsp + 40]
    movq xmm0, qword ptr [rsp + F_FLOATS]
    movq xmm1, qword ptr [rsp + F_FLOATS + 8]
    PUSH_STACK \n
    call r11
    lea rsp, [rbp - FRAME]
    mov [rsp + F_RESULT], rax
    mov [rsp + F_RESULT2], rdx
    movq qword ptr [rsp + F_FLOAT], xmm0
    mov rdi, rsp
    call gputap_exit
    mov rax, [rbp - FRAME + F_RESULT]
    mov rdx, [rbp - FRAME + F_RESULT2]
    movq xmm0, qword ptr [rbp - FRAME + F_FLOAT]
    leave
    .cfi_def_cfa rsp, 8
    ret
    .cfi_endproc
.endm

.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
SLOW \n
.endr

# Puts what a call wrote through word `i` into the record; esi is its result.
.macro WRITTEN i, bytes
    .if \bytes
    xor edx, edx
    test esi, esi
    jne 5f
    mov rcx, [rbp - FRAME + 8 * \i]
    test rcx, rcx
    je 5f
    .if \bytes == 8
    mov rdx, [rcx]
    .else
    mov edx, [rcx]
    .endif
5:  mov [r8 + 40 + 8 * \i], rdx
    .endif
.endm

# Begins a fast body behind its `push rbp`: goes on at 8 if the thread has no ring, else keeps the first `regs` registers.
.macro FRAMED regs
    mov r10, [rip + gputap_hot + HOT_TLS]
    mov rbp, fs:[r10 + T_EPOCH]
    cmp rbp, [rip + gputap_global + G_EPOCH]
    jne 8f
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    sub rsp, FRAME
    mov [rsp], rdi
    mov [rsp + 8], rsi
    mov [rsp + 16], rdx
    .if \regs > 3
    mov [rsp + 24], rcx
    .endif
    .if \regs > 4
    mov [rsp + 32], r8
    mov [rsp + 40], r9
    .endif
    mov [rsp + F_ID], eax
    mov [rsp + F_TLS], r10
.endm

# What precedes a call in a fast body: numbers it and reads the clock.
.macro BEGUN
    mov eax, 1
    xadd fs:[r10 + T_CALLS], eax
    mov [rsp + F_CALL], eax
    mov edx, fs:[r10 + T_CURRENT]
    mov [rsp + F_PARENT], edx
    mov fs:[r10 + T_CURRENT], eax
    rdtsc
    shl rdx, 32
    or rax, rdx
    mov [rsp + F_START], rax
    mov rdx, [rsp + 16]
.endm

# What follows a call in a fast body: reads the clock and writes the record of at most `slots` slots. `more` is a
# macro that adds to it: r8 is where it starts, r9 where the next one will.
.macro RECORD regs, stack, slots, more, o0=0, o1=0, o2=0, o3=0, o4=0, o5=0
    mov [rbp - FRAME + F_RESULT], rax
    rdtsc
    shl rdx, 32
    or rax, rdx
    mov r10, [rbp - FRAME + F_TLS]
    mov ecx, [rbp - FRAME + F_PARENT]
    mov fs:[r10 + T_CURRENT], ecx
    cmp byte ptr fs:[r10 + T_BUSY], 0
    jne gputap_unusual
    mov byte ptr fs:[r10 + T_BUSY], 1
    mov r8, fs:[r10 + T_HEAD]
    lea r9, [r8 + 64 * \slots]
    cmp r9, fs:[r10 + T_LIMIT]
    ja gputap_full
    mov rdi, fs:[r10 + T_BASE]
    and r8, fs:[r10 + T_MASK]
    add r8, rdi
    # The lines that later records will fill: the reader has them, or nobody.
    prefetchw [r8 + 1024]
    .if \slots > 1
    prefetchw [r8 + 1088]
    .endif
    mov edx, [rbp - FRAME + F_ID]
    mov [r8], edx
    mov edx, [rbp - FRAME + F_RESULT]
    mov [r8 + 4], edx
    mov rdx, [rbp - FRAME + F_START]
    mov [r8 + 8], rdx
    mov [r8 + 16], rax
    mov rdx, [rbp - FRAME + F_CALL]
    mov [r8 + 24], rdx
    mov rdx, fs:[r10 + T_CONTEXT]
    mov [r8 + 32], rdx
    .set w, 0
    .rept (\regs + \stack) / 2
    movups xmm0, [rbp - FRAME + 8 * w]
    movups [r8 + 40 + 8 * w], xmm0
    .set w, w + 2
    .endr
    .if (\regs + \stack) & 1
    mov rdx, [rbp - FRAME + 8 * w]
    mov [r8 + 40 + 8 * w], rdx
    .endif
    .if \o0 + \o1 + \o2 + \o3 + \o4 + \o5
    mov esi, [rbp - FRAME + F_RESULT]
    WRITTEN 0, \o0
    WRITTEN 1, \o1
    WRITTEN 2, \o2
    WRITTEN 3, \o3
    WRITTEN 4, \o4
    WRITTEN 5, \o5
    .endif
    .ifnb \more
    \more
    .endif
    mov fs:[r10 + T_HEAD], r9
    movzx edx, byte ptr fs:[r10 + T_HELD]
    mov [rdi + rdx + R_HEAD], r9
    mov byte ptr fs:[r10 + T_BUSY], 0
    mov rax, [rbp - FRAME + F_RESULT]
    leave
    .cfi_remember_state
    .cfi_def_cfa rsp, 8
    ret
    .cfi_restore_state
.endm

# Records a call with `regs` register words and `stack` stack words in `slots` slots.
# `o0` to `o5` say how many bytes the call writes through each of the first words (0 for none): the record then holds
# what it wrote, or 0 when it failed.
.macro FAST class, regs, stack, slots, slow, o0=0, o1=0, o2=0, o3=0, o4=0, o5=0
gputap_slow_\class:
    jmp gputap_slow_\slow
gputap_fast_\class:
    .cfi_startproc
    push rbp
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
gputap_go_\class:
    FRAMED \regs
    # The callee may change its stack words: they are kept before the call.
    .set w, 0
    .rept \stack / 2
    movups xmm0, [rbp + 16 + 8 * w]
    movups [rsp + F_WORDS + 8 * w], xmm0
    .set w, w + 2
    .endr
    .if \stack & 1
    mov rdx, [rbp + 16 + 8 * w]
    mov [rsp + F_WORDS + 8 * w], rdx
    .endif
    BEGUN
    PUSH_STACK \stack
    call r11
    RECORD \regs, \stack, \slots, , \o0, \o1, \o2, \o3, \o4, \o5
8:  .cfi_def_cfa rsp, 16
    pop rbp
    .cfi_def_cfa_offset 8
    jmp gputap_slow_\slow
    .cfi_endproc
.endm

.subsection 0

# Whether the name of a launched kernel is known: compares for equality, with rbp and r10 as scratch. The kernels of late are in
# the page of the epoch.
.macro SEEN kernel
    imul rbp, \kernel, SEEN_FACTOR
    shr rbp, RECENT_SHIFT
    lea r10, [rip + gputap_global + G_RECENT]
    cmp [r10 + 8 * rbp], \kernel
.endm

# The same for a kernel that is not among those of late: makes it one if the larger table has it, else goes on at `unknown`.
.macro RARE kernel, known, unknown
    imul rbp, \kernel, SEEN_FACTOR
    shr rbp, SEEN_SHIFT
    lea r10, [rip + gputap_global + G_SEEN]
    cmp [r10 + 8 * rbp], \kernel
    jne \unknown
    shr rbp, RECENT_SHIFT - SEEN_SHIFT
    mov [r10 + 8 * rbp + G_RECENT - G_SEEN], \kernel
    jmp \known
.endm

.balign 64
gputap_fast_launch:
    .cfi_startproc
    push rbp
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
    SEEN rdi
    je gputap_go_fast11
    jmp gputap_rare_launch
    .cfi_endproc
    .subsection 1
gputap_rare_launch:
    .cfi_startproc
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
    RARE rdi, gputap_go_fast11, 8f
8:  pop rbp
    .cfi_def_cfa_offset 8
    .cfi_restore rbp
gputap_slow_launch:
    jmp gputap_slow_slow5
    .cfi_endproc
    .subsection 0

# All calls with words on the stack: one inside another finds this code fetched. A call with fewer of them keeps what lies
# above its own, the frame of its caller.
FAST fast11, 6, 5, 2, slow5
.irp n, 7, 8, 9, 10
.set gputap_fast_fast\n, gputap_fast_fast11
.set gputap_slow_fast\n, gputap_slow_slow5
.endr

# A launch whose configuration is a struct: its seven words follow the four arguments in the record, and then the start of
# each attribute. One with more than two of them is left to Rust.
.set CONFIG, 56
.set C_ATTRIBUTES, 40
.set C_COUNT, 48
.set ATTRIBUTE, 72
.set KEPT, 24

.macro ADD_ATTRIBUTES
    mov ecx, [rbp - FRAME + 32 + C_COUNT]
    mov edx, CONFIG
    test ecx, ecx
    jne 5f
    sub r9, 64
    jmp 6f
5:  mov word ptr [r8 + 2], 3
    mov rsi, [rbp - FRAME + 32 + C_ATTRIBUTES]
    lea rdi, [r8 + 40 + 32 + CONFIG]
5:  movups xmm0, [rsi]
    movups [rdi], xmm0
    mov rax, [rsi + 16]
    mov [rdi + 16], rax
    add rsi, ATTRIBUTE
    add rdi, KEPT
    add edx, KEPT
    dec ecx
    jne 5b
    mov rdi, fs:[r10 + T_BASE]
6:  mov word ptr [r8 + 38], dx
.endm

.balign 64
gputap_fast_config:
    .cfi_startproc
    push rbp
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
    test rdi, rdi
    je 8f
    mov ebp, [rdi + C_COUNT]
    cmp ebp, 2
    ja 8f
    test ebp, ebp
    je 7f
    cmp qword ptr [rdi + C_ATTRIBUTES], 0
    je 8f
7:  SEEN rsi
    jne gputap_rare_config
gputap_go_config:
    FRAMED 4
    .irp at, 0, 16, 32
    movups xmm0, [rdi + \at]
    movups [rsp + 32 + \at], xmm0
    .endr
    mov rdx, [rdi + C_COUNT]
    mov [rsp + 32 + C_COUNT], rdx
    BEGUN
    call r11
    RECORD 4, 7, 3, ADD_ATTRIBUTES
8:  .cfi_def_cfa rsp, 16
    pop rbp
    .cfi_def_cfa_offset 8
    jmp gputap_slow_slow0
    .cfi_endproc
    .subsection 1
gputap_rare_config:
    .cfi_startproc
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
    RARE rsi, gputap_go_config, 8f
8:  pop rbp
    .cfi_def_cfa_offset 8
    .cfi_restore rbp
gputap_slow_config:
    jmp gputap_slow_slow0
    .cfi_endproc
    .subsection 0

# A function of the runtime that passes its call on to the driver: the driver's record says for both that they were called, so
# that one call of a program costs one record. While the runtime is at work the driver's record is held back; once the runtime has
# returned, it gets the runtime's function (id + 1, at 34) and is published. Whatever else happens inside (no recorded call or
# several, another result, HOT_OWN ticks before the driver is called, anything in Rust), gputap_exit_outer writes a record of the
# runtime's own. Words on the stack are passed on by two: a function with fewer passes on what lies there.
# A call inside another, inside the recorder or of a thread without a ring of its own is left to Rust.
.balign 64
gputap_fast_outer:
    .cfi_startproc
    push rbp
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
    mov r10, [rip + gputap_hot + HOT_TLS]
    mov rbp, fs:[r10 + T_EPOCH]
    cmp rbp, [rip + gputap_global + G_EPOCH]
    jne 8f
    cmp qword ptr fs:[r10 + T_IDLE], 0
    jne 8f
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    add rsp, 48 - FRAME
    .irp r, r9, r8, rcx, rdx, rsi, rdi
    push \r
    .endr
    mov [rsp + F_ID], eax
    mov eax, 1
    xadd fs:[r10 + T_CALLS], eax
    mov fs:[r10 + T_CURRENT], eax
    mov rax, fs:[r10 + T_HEAD]
    mov [rsp + F_END], rax
    mov byte ptr fs:[r10 + T_HELD], HELD
    rdtsc
    shl rdx, 32
    or rax, rdx
    mov [rsp + F_START], rax
    mov rdx, [rsp + 16]
    push qword ptr [rbp + 24]
    push qword ptr [rbp + 16]
    call r11
    mov r10, [rip + gputap_hot + HOT_TLS]
    mov byte ptr fs:[r10 + T_BUSY], 1
    mov edx, fs:[r10 + T_CURRENT]
    add edx, 2
    cmp fs:[r10 + T_CALLS], edx
    jne gputap_own_record
    cmp byte ptr fs:[r10 + T_HELD], HELD
    jne gputap_own_record
    mov r8, [rbp - FRAME + F_END]
    mov r9, fs:[r10 + T_HEAD]
    mov rdi, fs:[r10 + T_BASE]
    and r8, fs:[r10 + T_MASK]
    add r8, rdi
    cmp [r8 + 4], eax
    jne gputap_own_record
    mov rdx, [r8 + 8]
    sub rdx, [rbp - FRAME + F_START]
    cmp rdx, [rip + gputap_hot + HOT_OWN]
    ja gputap_own_record
    mov edx, [rbp - FRAME + F_ID]
    inc edx
    mov [r8 + 34], dx
    mov [rdi + R_HEAD], r9
    mov qword ptr fs:[r10 + T_IDLE], 0
    leave
    .cfi_remember_state
    .cfi_def_cfa rsp, 8
    ret
    .cfi_restore_state
8:  .cfi_def_cfa rsp, 16
    pop rbp
    .cfi_def_cfa_offset 8
    .cfi_restore rbp
    jmp gputap_slow_slow2
    .cfi_endproc
    .set gputap_slow_outer, gputap_slow_slow2

# Questions that change nothing and take no time are only counted: frameworks ask a dozen of them for each launch. A
# shared ring (limit 0) has several writers, so its counters are left to Rust.
# One body for each block of gputap_hot, so that all it reads there is in the line of the family's own functions.
.macro COUNT block
.balign 64
gputap_fast_count\block:
    .cfi_startproc
    mov r10, [rip + gputap_hot + HOT_BLOCK * \block + HOT_TLS]
    mov r10, fs:[r10 + T_EPOCH]
    cmp r10, [rip + gputap_global + G_EPOCH]
    jne 8f
    mov r10, [rip + gputap_hot + HOT_BLOCK * \block + HOT_TLS]
    cmp qword ptr fs:[r10 + T_LIMIT], 0
    je 8f
    shr eax, 16
    mov r10, fs:[r10 + T_BASE]
    inc qword ptr [r10 + 8 * rax + R_WORDS]
    jmp r11
gputap_slow_count\block:
8:  jmp gputap_slow_slow0
    .cfi_endproc
.endm
COUNT 3
.subsection 1
COUNT 0
COUNT 1
COUNT 2
.subsection 0

# Calls with words in registers only.
FAST fast3, 3, 0, 1, slow0
FAST fast6, 6, 0, 2, slow0

.subsection 1

# The real function has returned but the record can't be written the short way: the ring is full (or must be looked
# at), or a signal handler came in while this thread was recording.
.cfi_startproc
.cfi_def_cfa rbp, 16
.cfi_offset rbp, -16
gputap_full:
    mov byte ptr fs:[r10 + T_BUSY], 0
gputap_unusual:
    lea rsp, [rbp - FRAME]
    mov [rsp + F_END], rax
    lea rdx, [rbp + 16]
    mov [rsp + F_STACK], rdx
    mov rdi, rsp
    call gputap_exit_fast
    mov rax, [rbp - FRAME + F_RESULT]
    leave
    .cfi_def_cfa rsp, 8
    ret
.cfi_endproc

# A function of the runtime has returned, and the record of what it did inside does not speak for it.
.cfi_startproc
.cfi_def_cfa rbp, 16
.cfi_offset rbp, -16
gputap_own_record:
    lea rsp, [rbp - FRAME]
    mov [rsp + F_RESULT], rax
    lea rdx, [rbp + 16]
    mov [rsp + F_STACK], rdx
    mov rdi, rsp
    call gputap_exit_outer
    mov rax, [rbp - FRAME + F_RESULT]
    leave
    .cfi_def_cfa rsp, 8
    ret
.cfi_endproc

# A caller that the table does not know: eax = the exported name's index, and above it the family + 1 if it is known; or
# the id of a driver function. Asks which function it means, with every
# argument kept, and jumps there.
.balign 16
gputap_dispatch:
    .cfi_startproc
    .irp r, rdi, rsi, rdx, rcx, r8, r9
    push \r
    .cfi_adjust_cfa_offset 8
    .endr
    sub rsp, 24
    .cfi_adjust_cfa_offset 24
    movq qword ptr [rsp], xmm0
    movq qword ptr [rsp + 8], xmm1
    mov rdi, [rsp + 72]
    mov esi, eax
    call gputap_target
    movq xmm0, qword ptr [rsp]
    movq xmm1, qword ptr [rsp + 8]
    add rsp, 24
    .cfi_adjust_cfa_offset -24
    .irp r, r9, r8, rcx, rdx, rsi, rdi
    pop \r
    .cfi_adjust_cfa_offset -8
    .endr
    jmp rax
    .cfi_endproc

# dlsym, dlvsym and dlopen look at who called them, so we may only look at the arguments and then jump.
.macro SHIM name, look, real
    .globl \name
    .type \name, @function
    .hidden gputap_shim_\name
    .globl gputap_shim_\name
    .balign 16
\name:
gputap_shim_\name:
    .cfi_startproc
    push rdi
    .cfi_adjust_cfa_offset 8
    push rsi
    .cfi_adjust_cfa_offset 8
    push rdx
    .cfi_adjust_cfa_offset 8
    mov rcx, rdx
    mov rdx, [rsp + 24]
    call \look
    cmp rdx, 0
    pop rdx
    .cfi_adjust_cfa_offset -8
    pop rsi
    .cfi_adjust_cfa_offset -8
    pop rdi
    .cfi_adjust_cfa_offset -8
    jne 1f
    jmp rax
1:  ret
    .cfi_endproc
    .size \name, . - \name
.endm

# The look functions return (rax, rdx): rdx = 0 jump to rax, 1 return rax.
.globl gputap_own_dlsym
.hidden gputap_own_dlsym
.balign 16
gputap_own_dlsym:
SHIM dlsym, gputap_dlsym, 0
SHIM dlvsym, gputap_dlvsym, 0
SHIM dlopen, gputap_dlopen, 0
SHIM dlmopen, gputap_dlmopen, 0
SHIM dlclose, gputap_dlclose, 0
