# The hooks' machine code: one stub per function (generated/stubs.s) and the few bodies that stubs jump to.
#
# A stub tests its function's switch and jumps to the real function when it says "off"; written by a compiler, a call
# with stack arguments would not be a tail call. The bodies come in two kinds. `fast` ones record a call without
# leaving this file; `slow` ones call gputap_enter before and gputap_exit after the real function, and do whatever
# the fast ones can't. A fast body that finds anything unusual hands over to its slow sibling, before the call.
#
# On the way from a stub to a body: eax = id | slots << 16, r11 = the real function (0 when not known yet). cuLaunchKernel and the
# hot functions of the runtime that pass calls on have bodies of their own behind their stubs, which know both.
#
# A fast body writes the arguments where the record will be, at the end of the ring, calls, and writes the rest. Meanwhile the
# record is open (T_STATE): a call inside it, or of a signal handler, is slow, and moves the open record up to write its own in
# front of it (record.rs). So records stand in the order in which calls returned, and an open one is always at T_AT. Others may
# write to the ring: what a call is given, and every address, comes from registers and the stack. Only what goes into records again (the
# number of the call around it, a start, a result, the head) is read back.
#
# The layers above the driver have one stub per function and major version of its library (`GPUTAP_HIDDEN`), and under
# the exported name a short piece of code that picks the right one for its caller (`GPUTAP_EXPORT`): two majors of the
# CUDA runtime may live in one process, and each library must get the one that it was linked to.
#
# Between two calls of a program the caches forget, so what counts is how many lines and pages a call touches. The functions
# that programs call between two launches (`hot` in the catalogue's overrides) have their stubs and bodies side by side (subsection 0;
# those of the driver and of the newest runtime come first and fill a page), their switches in two lines, and their real functions in
# gputap_hot. What a call rarely comes to is elsewhere (subsections 1 and 2).
#
# A slow body's frame, from its lowest address (struct Frame in hook.rs):
#   0  six integer registers     48 two float registers            64 start                    72 call, parent
#  80  id | slots << 16, mode    88 result                         96 stack arguments         104 end
# 112  result's second half     120 float result
.set FRAME, 128
.set F_FLOATS, 48
.set F_START, 64
.set F_ID, 80
.set F_RESULT, 88
.set F_STACK, 96
.set F_RESULT2, 112
.set F_FLOAT, 120

# The thread's state (struct Thread in thread.rs), in initial-exec TLS: legal for a preloaded object, small enough for
# a late one, and free of the allocation that __tls_get_addr may make.
# Offsets are from its busiest byte, which makes code shorter: what the thread is at (0 idle, BUSY, OPEN). Behind it is whether it asks
# for itself and whether it shares its ring.
.set T_STATE, 0
.set T_START, -60
.set T_EPOCH, T_START
.set T_CALLS, T_START + 4
.set T_AT, T_START + 8
.set T_STOP, T_START + 16
.set T_PUBLISH, T_START + 24
.set T_BIAS, T_START + 32
.set T_BASE, T_START + 40
.set T_CONTEXT, T_START + 48
# The thread is in no recorded call, in no recording code, and its ring is its own: eight bytes of zero.
.set T_IDLE, T_START + 56
.set T_CURRENT, T_IDLE
.set T_SIZE, 128
.set BUSY, 1
.set OPEN, 2

# A record (struct Header of wire).
.set H_SLOTS, 2
.set H_RESULT, 4
.set H_START, 8
.set H_END, 16
.set H_CALL, 24
.set H_PARENT, 28
.set H_CONTEXT, 32
.set H_OUTER, 34
.set H_COPIED, 38
.set H_WORDS, 40

# The ring's header, the page below the data: its head, and a word in the same line that nobody reads. The last byte of T_PUBLISH
# says which of them gets the position behind a new record.
.set R_WORDS, -4096
.set HEAD, 64
.set UNREAD, 120

# Offsets in struct Global (global.rs).
.set G_EPOCH, 0
.set G_RECENT, 64
.set G_SEEN, 64 + 8 * 256

.set SEEN_FACTOR, 0x61c88647
.set RECENT_SHIFT, 56
.set SEEN_SHIFT, 51

# In gputap_hot: 32 words for each family of the driver and the runtime. Word 0 of a block is where T_STATE lies from the thread
# pointer; words 1 and 2, 28 and 29, 30 and 31 are start and length of the first objects that called the family; the
# rest are real functions. In the driver's block word 1 is gputap_unwrapped, and word 2 how many ticks a function of the runtime may
# take before it calls the driver and still be passed on.
.set HOT_BLOCK, 8 * 32
.set HOT_TLS, 0
.set HOT_FIRST, 8
.set HOT_SECOND, 8 * 28
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
    .long 1                      # an epoch that no process has: no ring yet
    .long 1                      # calls are numbered from 1
    .zero T_SIZE - 8

.section .text.gputap, "ax", @progbits
# The page of hot code: gputap_hot_stubs has where each stub lies from here.
.balign 4096
.globl gputap_code
.hidden gputap_code
gputap_code:
.subsection 1

.hidden gputap_enter
.hidden gputap_exit
.hidden gputap_exit_outer
.hidden gputap_dlsym
.hidden gputap_dlvsym
.hidden gputap_dlopen
.hidden gputap_dlmopen
.hidden gputap_dlclose
.hidden gputap_target

# `counter`: of a function that is counted by that counter of the ring and not recorded; where it lies in the ring's header
# (layout::ring::count_at), in words, stands in place of the slots. `fast`: the body, if it is not that of the class.
.macro STUB id, class, counter, switch, real, fast
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
    .ifnb \fast
    jg \fast
    .else
    jg gputap_fast_\class
    .endif
    jmp gputap_slow_\class
.endm

# A stub whose body follows it. What it jumps to when it has to be slow is in OWN_SLOW.
.macro OWN_STUB id, switch, real
    cmp byte ptr [rip + gputap_switches + \switch], 1
    jne 1f
    jmp qword ptr [rip + \real]
1:  jl gputap_slow_\id
.endm

.macro OWN_SLOW id, slow, real
    LEFT \id
    .cfi_startproc
gputap_slow_\id:
    mov eax, \id
    mov r11, qword ptr [rip + \real]
    jmp gputap_slow_\slow
    .cfi_endproc
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
    .ifc \class, launch
    LAUNCH \id, "HOT_SWITCHES + ((\place + 32) & 127)", "gputap_hot + 8 * \place"
    .else
    .ifc \class, outer
    STUB \id, outer, , "HOT_SWITCHES + ((\place + 32) & 127)", "gputap_hot + 8 * \place", gputap_outer_\id
    .else
    STUB \id, \class, "\counter", "HOT_SWITCHES + ((\place + 32) & 127)", "gputap_hot + 8 * \place"
    .endif
    .cfi_endproc
    .endif
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

# For callers that say it, by the version of the symbol. Which copy of that library, the caller decides still. What the usual caller
# runs of it comes right before the stub; the rest of it lies elsewhere (FAR).
.macro NEAR name, version, family, id
    .balign 64
    .globl gputap_versioned_\id
    .type gputap_versioned_\id, @function
    .symver gputap_versioned_\id, \name@\version, remove
gputap_versioned_\id:
    .cfi_startproc
    IS_CALLER \family, HOT_FIRST, jae, gputap_far_\id
gputap_near_\id:
.endm

.macro FAR index, family, id
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
    NEAR \name, \version, \family, \id
    STUB \id, \class, "\counter", \id, "gputap_real + 8 * \id"
    .cfi_endproc
    FAR \index, \family, \id
.endm

.macro GPUTAP_HOT_VERSION index, name, version, family, id, place, class, counter
    .subsection 0
    NEAR \name, \version, \family, \id
    .ifc \class, outer
    OWN_STUB \id, "HOT_SWITCHES + ((\place + 32) & 127)", "gputap_hot + 8 * \place"
gputap_outer_\id:
    OUTER 2, gputap_left_\id, gputap_own_\id, "qword ptr [rip + gputap_hot + 8 * \place]", \id
    .cfi_endproc
    .subsection 2
    OWN_SLOW \id, slow2, "gputap_hot + 8 * \place"
    OWN_RECORD gputap_own_\id, 2, \id
    .subsection 0
    .else
    STUB \id, \class, "\counter", "HOT_SWITCHES + ((\place + 32) & 127)", "gputap_hot + 8 * \place"
    .cfi_endproc
    .endif
    FAR \index, \family, \id
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

# Begins a fast body: keeps rbx, which is where the thread's state lies from its thread pointer.
.macro PUSHED
    push rbx
    .cfi_def_cfa_offset 16
    .cfi_offset rbx, -16
.endm

# Finds the thread's state; goes on at `left` if it has no ring in this process.
.macro WITH_RING left
    mov rbx, [rip + gputap_hot + HOT_TLS]
    mov r10d, fs:[rbx + T_EPOCH]
    cmp r10d, [rip + gputap_global + G_EPOCH]
    jne \left
.endm

# Goes on at `left` if the thread has no ring or is in recording code, at `full` if there is no room; else r10 is where the record
# will be, and nobody else writes there.
.macro OPENED full, left
    WITH_RING \left
    cmp dword ptr fs:[rbx + T_STATE], 0
    jne \left
    mov byte ptr fs:[rbx + T_STATE], BUSY
    mov r10, fs:[rbx + T_AT]
    cmp r10, fs:[rbx + T_STOP]
    ja \full
.endm

# Puts `regs` register words (3, 4 or 6) and `stack` stack words into the record, and those of the stack below us for the call.
.macro ARGUMENTS regs, stack
    mov [r10 + H_WORDS], rdi
    mov [r10 + H_WORDS + 8], rsi
    mov [r10 + H_WORDS + 16], rdx
    .if \regs > 3
    mov [r10 + H_WORDS + 24], rcx
    .endif
    .if \regs > 4
    mov [r10 + H_WORDS + 32], r8
    mov [r10 + H_WORDS + 40], r9
    .endif
    .if \stack
    sub rsp, 8 * \stack + 8
    .cfi_def_cfa_offset 8 * \stack + 24
    .set w, 0
    .rept \stack / 2
    movups xmm0, [rsp + 8 * \stack + 24 + 8 * w]
    movups [r10 + H_WORDS + 8 * \regs + 8 * w], xmm0
    movups [rsp + 8 * w], xmm0
    .set w, w + 2
    .endr
    mov rax, [rsp + 8 * \stack + 24 + 8 * w]
    mov [r10 + H_WORDS + 8 * \regs + 8 * w], rax
    mov [rsp + 8 * w], rax
    .endif
.endm

# What precedes a call in a fast body: numbers it, reads the clock, and leaves the record open. `third`: where the third argument is kept
# meanwhile.
.macro BEGUN third
    mov \third, rdx
    mov eax, 1
    xadd fs:[rbx + T_CALLS], eax
    mov [r10 + H_CALL], eax
    mov edx, fs:[rbx + T_CURRENT]
    mov [r10 + H_PARENT], edx
    mov fs:[rbx + T_CURRENT], eax
    rdtsc
    mov [r10 + H_START], eax
    mov [r10 + H_START + 4], edx
    mov rdx, \third
    mov byte ptr fs:[rbx + T_STATE], OPEN
.endm

# Below the stack, where signal handlers leave it alone.
.set RED_ZONE, -8

# Puts what a call wrote through word `i`, which is on the stack, into the record at rsi; ecx is its result.
.macro WRITTEN i, bytes
    .if \bytes
    xor edx, edx
    test ecx, ecx
    jne 5f
    mov r8, [rsp + 8 * \i]
    test r8, r8
    je 5f
    .if \bytes == 8
    mov rdx, [r8]
    .else
    mov edx, [r8]
    .endif
5:  mov [rsi + H_WORDS + 8 * \i], rdx
    .endif
.endm

# What follows a call in a fast body: reads the clock, closes the record of `slots` slots and returns. `more` is a macro that adds to
# the record at rsi, and to rsi what the record takes beyond its slots; it keeps rbx, rcx and rdx. `stack` words are below us, an odd
# number. A process that was forked inside the call and has a ring of its own has no open record. Registers are those of the shorter
# instructions: a launch fills five lines of code.
.macro RETURNED slots, stack, more, o0=0, o1=0, o2=0, o3=0, o4=0, o5=0
    xchg rcx, rax
    rdtsc
    dec byte ptr fs:[rbx + T_STATE]
    js 9f
    mov rsi, fs:[rbx + T_AT]
    mov [rsi + H_END], eax
    mov [rsi + H_END + 4], edx
    mov [rsi + H_RESULT], ecx
    mov rdx, fs:[rbx + T_CONTEXT]
    mov [rsi + H_CONTEXT], rdx
    WRITTEN 0, \o0
    WRITTEN 1, \o1
    WRITTEN 2, \o2
    WRITTEN 3, \o3
    WRITTEN 4, \o4
    WRITTEN 5, \o5
    mov edx, [rsi + H_PARENT]
    # The lines that later records will fill: the reader has them, or nobody.
    prefetchw [rsi + 1024]
    .if \slots > 1
    prefetchw [rsi + 1088]
    .endif
    .ifnb \more
    \more
    .endif
    sub rsi, -64 * \slots
    mov fs:[rbx + T_AT], rsi
    add rsi, fs:[rbx + T_BIAS]
    mov rdi, fs:[rbx + T_PUBLISH]
    mov [rdi], rsi
    mov fs:[rbx + T_IDLE], rdx
8:  xchg rax, rcx
    .if \stack
    add rsp, 8 * \stack + 8
    .cfi_def_cfa_offset 16
    .endif
    pop rbx
    .cfi_remember_state
    .cfi_def_cfa_offset 8
    .cfi_restore rbx
    ret
    .cfi_restore_state
    .if \stack
    .cfi_def_cfa_offset 8 * \stack + 24
    .endif
9:  mov byte ptr fs:[rbx + T_STATE], 0
    mov dword ptr fs:[rbx + T_CURRENT], 0
    jmp 8b
.endm

# Records a call with `regs` register words and `stack` stack words in `slots` slots.
# `o0` to `o5` say how many bytes the call writes through each of the first words (0 for none): the record then holds
# what it wrote, or 0 when it failed. Where to is kept on the stack.
.macro FAST class, regs, stack, slots, slow, o0=0, o1=0, o2=0, o3=0, o4=0, o5=0
gputap_slow_\class:
    jmp gputap_slow_\slow
gputap_fast_\class:
    .cfi_startproc
    PUSHED
    OPENED gputap_full_\slow, gputap_left_\slow
    mov [r10], eax
    ARGUMENTS \regs, \stack
    .if \o0 + \o1 + \o2 + \o3 + \o4 + \o5
    sub rsp, 48
    .cfi_def_cfa_offset 64
    KEPT_WORD 0, \o0, rdi
    KEPT_WORD 1, \o1, rsi
    KEPT_WORD 2, \o2, rdx
    KEPT_WORD 3, \o3, rcx
    KEPT_WORD 4, \o4, r8
    KEPT_WORD 5, \o5, r9
    BEGUN "[rsp + RED_ZONE]"
    call r11
    RETURNED \slots, 5, , \o0, \o1, \o2, \o3, \o4, \o5
    .else
    BEGUN "[rsp + RED_ZONE]"
    call r11
    RETURNED \slots, \stack
    .endif
    .cfi_endproc
.endm

.macro KEPT_WORD i, bytes, register
    .if \bytes
    mov [rsp + 8 * \i], \register
    .endif
.endm

# Where fast bodies leave to.
.macro LEFT slow
    .cfi_startproc
gputap_full_\slow:
    .cfi_def_cfa_offset 16
    .cfi_offset rbx, -16
    mov byte ptr fs:[rbx + T_STATE], 0
gputap_left_\slow:
    pop rbx
    .cfi_def_cfa_offset 8
    .cfi_restore rbx
    jmp gputap_slow_\slow
    .cfi_endproc
.endm
LEFT slow0
LEFT slow2
LEFT slow5

.subsection 0

# Whether the name of a launched kernel is known: compares for equality, with rbx and r10 as scratch. The kernels of late are in
# the page of the epoch.
.macro SEEN kernel
    imul rbx, \kernel, SEEN_FACTOR
    shr rbx, RECENT_SHIFT
    lea r10, [rip + gputap_global + G_RECENT]
    cmp [r10 + 8 * rbx], \kernel
.endm

# The same for a kernel that is not among those of late: makes it one if the larger table has it, else goes on at `unknown`.
.macro RARE kernel, known, unknown
    .cfi_startproc
    .cfi_def_cfa_offset 16
    .cfi_offset rbx, -16
    imul rbx, \kernel, SEEN_FACTOR
    shr rbx, SEEN_SHIFT
    lea r10, [rip + gputap_global + G_SEEN]
    cmp [r10 + 8 * rbx], \kernel
    jne \unknown
    shr rbx, RECENT_SHIFT - SEEN_SHIFT
    mov [r10 + 8 * rbx + G_RECENT - G_SEEN], \kernel
    jmp \known
    .cfi_endproc
.endm

# A launch, behind the label of its stub.
.macro LAUNCH id, switch, real
    OWN_STUB \id, "\switch", "\real"
    PUSHED
    SEEN rdi
    jne gputap_rare_\id
gputap_seen_\id:
    OPENED gputap_full_\id, gputap_left_\id
    mov dword ptr [r10], \id | (slots_launch << 16)
    ARGUMENTS 6, 5
    BEGUN r11
    call qword ptr [rip + \real]
    RETURNED slots_launch, 5
    .cfi_endproc
    .subsection 2
gputap_rare_\id:
    RARE rdi, gputap_seen_\id, gputap_left_\id
    OWN_SLOW \id, slow5, "\real"
    .subsection 0
.endm

# A launch whose configuration is a struct: its seven words follow the four arguments in the record, and then the start of
# each attribute. One with more than two of them is left to Rust. How many there are is kept on the stack.
.set CONFIG, 56
.set C_ATTRIBUTES, 40
.set C_COUNT, 48
.set ATTRIBUTE, 72
.set KEPT, 24

# Keeps the start of attribute `n` of those at r8.
.macro ADD_ATTRIBUTE n
    movups xmm0, [r8 + ATTRIBUTE * \n]
    movups [r10 + H_WORDS + 32 + CONFIG + KEPT * \n], xmm0
    mov rax, [r8 + ATTRIBUTE * \n + 16]
    mov [r10 + H_WORDS + 32 + CONFIG + KEPT * \n + 16], rax
.endm

.macro COUNT_ATTRIBUTES
    mov r9d, [rsp]
    lea eax, [r9 + 2 * r9]
    lea eax, [8 * rax + CONFIG]
    mov [rsi + H_COPIED], ax
    test r9d, r9d
    je 4f
    mov word ptr [rsi + H_SLOTS], 3
    add rsi, 64
4:
.endm

.balign 64
gputap_fast_config:
    .cfi_startproc
    PUSHED
    test rdi, rdi
    je gputap_left_slow0
    # These two registers are not arguments. Another thread may change the struct: it is read once.
    mov r8, [rdi + C_ATTRIBUTES]
    mov r9d, [rdi + C_COUNT]
    cmp r9d, 2
    ja gputap_left_slow0
    test r9d, r9d
    je 7f
    test r8, r8
    je gputap_left_slow0
7:  SEEN rsi
    jne gputap_rare_config
gputap_seen_config:
    OPENED gputap_full_slow0, gputap_left_slow0
    mov [r10], eax
    ARGUMENTS 4, 0
    .irp at, 0, 16
    movups xmm0, [rdi + \at]
    movups [r10 + H_WORDS + 32 + \at], xmm0
    .endr
    mov rax, [rdi + 32]
    mov [r10 + H_WORDS + 32 + 32], rax
    mov [r10 + H_WORDS + 32 + C_ATTRIBUTES], r8
    mov [r10 + H_WORDS + 32 + C_COUNT], r9
    sub rsp, 16
    .cfi_def_cfa_offset 32
    mov [rsp], r9d
    dec r9d
    js 6f
    ADD_ATTRIBUTE 0
    dec r9d
    js 6f
    ADD_ATTRIBUTE 1
6:  BEGUN "[rsp + RED_ZONE]"
    call r11
    RETURNED slots_config, 1, COUNT_ATTRIBUTES
    .cfi_endproc
    .subsection 1
gputap_rare_config:
    RARE rsi, gputap_seen_config, gputap_left_slow0
.set gputap_slow_config, gputap_slow_slow0
    .subsection 0

# A function of the runtime that passes its call on to the driver: the driver's record says for both that they were called, so
# that one call of a program costs one record. While the runtime is at work the driver's record is held back; once the runtime has
# returned, it gets the runtime's function (id + 1) and is published. Whatever else happens inside (no recorded call or
# several, another result, HOT_OWN ticks before the driver is called, anything in Rust), gputap_exit_outer writes a record of the
# runtime's own. `stack` words are passed on: a function with fewer passes on what lies there.
# A call inside another, inside the recorder or of a thread without a ring of its own is left to Rust. A call of a signal handler that
# comes before T_AT is kept is numbered, so that this one has a record of its own.
#
# The frame, from its lowest address: the words on the stack, where the driver's record will be, six integer registers, start, and the
# id if it is not \id.
.macro OUTER stack, left, own, real, id
    PUSHED
    WITH_RING \left
    cmp qword ptr fs:[rbx + T_IDLE], 0
    jne \left
    .set outer_size, 80
    .ifb \id
    push rax
    .cfi_adjust_cfa_offset 8
    .set outer_size, 88
    .endif
    .irp r, rax, r9, r8, rcx, rdx, rsi, rdi
    push \r
    .cfi_adjust_cfa_offset 8
    .endr
    mov eax, 1
    xadd fs:[rbx + T_CALLS], eax
    mov fs:[rbx + T_CURRENT], eax
    mov byte ptr fs:[rbx + T_PUBLISH], UNREAD
    push qword ptr fs:[rbx + T_AT]
    .cfi_adjust_cfa_offset 8
    rdtsc
    mov [rsp + 56], eax
    mov [rsp + 60], edx
    mov rdx, [rsp + 24]
    .rept \stack
    push qword ptr [rsp + outer_size - 8 + 8 * \stack]
    .cfi_adjust_cfa_offset 8
    .endr
    call \real
    mov byte ptr fs:[rbx + T_STATE], BUSY
    mov edx, fs:[rbx + T_CURRENT]
    add edx, 2
    cmp fs:[rbx + T_CALLS], edx
    jne \own
    cmp byte ptr fs:[rbx + T_PUBLISH], UNREAD
    jne \own
    mov r8, [rsp + 8 * \stack]
    cmp [r8 + H_RESULT], eax
    jne \own
    mov rdx, [r8 + H_START]
    sub rdx, [rsp + 8 * \stack + 56]
    cmp rdx, [rip + gputap_hot + HOT_OWN]
    ja \own
    .ifb \id
    mov edx, [rsp + 8 * \stack + 64]
    inc edx
    mov [r8 + H_OUTER], dx
    .else
    mov word ptr [r8 + H_OUTER], \id + 1
    .endif
    mov rdx, fs:[rbx + T_PUBLISH]
    mov r9, [rdx]
    mov [rdx + HEAD - UNREAD], r9
    mov byte ptr fs:[rbx + T_PUBLISH], HEAD
    mov qword ptr fs:[rbx + T_IDLE], 0
    add rsp, outer_size - 16 + 8 * \stack
    .cfi_def_cfa_offset 16
    pop rbx
    .cfi_def_cfa_offset 8
    .cfi_restore rbx
    ret
.endm

# The record of what a function of the runtime did inside does not speak for it.
.macro OWN_RECORD own, stack, id
    .cfi_startproc
    .ifb \id
    .set outer_size, 88
    .else
    .set outer_size, 80
    .endif
    .cfi_def_cfa_offset outer_size + 8 * \stack
    .cfi_offset rbx, -16
\own:
    .ifb \id
    mov ecx, [rsp + 8 * \stack + 64]
    .else
    mov ecx, \id
    .endif
    lea r8, [rsp + 8 * \stack + 8]
    lea rbx, [rsp + outer_size + 8 * \stack]
    jmp gputap_own_record
    .cfi_endproc
.endm

.subsection 1

# All calls with words on the stack. A call with fewer of them keeps what lies above its own, the frame of its caller.
FAST fast11, 6, 5, 2, slow5
.irp n, 7, 8, 9, 10
.set gputap_fast_fast\n, gputap_fast_fast11
.set gputap_slow_fast\n, gputap_slow_slow5
.endr

gputap_fast_outer:
    .cfi_startproc
    OUTER 3, gputap_left_slow2, gputap_own_any, r11
    .cfi_endproc
    .set gputap_slow_outer, gputap_slow_slow2
    OWN_RECORD gputap_own_any, 3

# ecx: the function, r8: its registers and then its start, rax: its result, rbx: its words on the stack, below which our caller's rbx is.
gputap_own_record:
    .cfi_startproc
    .cfi_def_cfa rbx, 0
    .cfi_offset rbx, -16
    sub rsp, FRAME
    .irp at, 0, 16, 32
    movups xmm0, [r8 + \at]
    movups [rsp + \at], xmm0
    .endr
    mov rdx, [r8 + 48]
    mov [rsp + F_START], rdx
    mov [rsp + F_ID], ecx
    mov [rsp + F_RESULT], rax
    mov [rsp + F_STACK], rbx
    mov rdi, rsp
    call gputap_exit_outer
    mov rax, [rsp + F_RESULT]
    lea rsp, [rbx - 16]
    .cfi_def_cfa rsp, 16
    pop rbx
    .cfi_def_cfa_offset 8
    .cfi_restore rbx
    ret
    .cfi_endproc

.subsection 0

# Questions that change nothing and take no time are only counted: frameworks ask a dozen of them for each launch. A
# shared ring (stop 0) has several writers, so its counters are left to Rust.
# One body for each block of gputap_hot, so that all it reads there is in the line of the family's own functions.
.macro COUNT block
.balign 64
gputap_fast_count\block:
    .cfi_startproc
    mov r10, [rip + gputap_hot + HOT_BLOCK * \block + HOT_TLS]
    mov r10d, fs:[r10 + T_EPOCH]
    cmp r10d, [rip + gputap_global + G_EPOCH]
    jne 8f
    mov r10, [rip + gputap_hot + HOT_BLOCK * \block + HOT_TLS]
    cmp qword ptr fs:[r10 + T_STOP], 0
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
