# The library's writable state. Hidden, so that code reaches it without the GOT.
.section .bss.gputap, "aw", @nobits
.balign 4096
.hidden gputap_switches
.globl gputap_switches
gputap_switches:                 # the process file's switch pages are mapped over these
    .zero {switches}
.hidden gputap_global
.globl gputap_global
gputap_global:                   # emptied in a forked child
    .zero {global}
.balign 4096
.hidden gputap_hot
.globl gputap_hot
gputap_hot:                      # what hot functions need that survives a fork: drawn in hook.s
    .zero 8 * {hot}
.hidden gputap_unwrapped
.globl gputap_unwrapped
.set gputap_unwrapped, gputap_hot + 8   # 1 once it is known that nobody stands between us and the driver
.hidden gputap_real
.globl gputap_real
gputap_real:                     # the real function of each id that is not hot
    .zero 8 * {functions}
.balign 64
.hidden gputap_callers
.globl gputap_callers
gputap_callers:                  # by layer above the driver, then by family with versions: what each page of code calls
    .zero 8 * 4096 * 7
.hidden gputap_foreign
.globl gputap_foreign
gputap_foreign:                  # by exported name: a function that is called and not recorded
    .zero 8 * {exports}

# The loader's list of objects: a weak reference, because not every C library has it.
.section .data.rel.ro.gputap, "aw", @progbits
.balign 8
.hidden gputap_r_debug
.globl gputap_r_debug
.weak _r_debug
gputap_r_debug:
    .quad _r_debug

.section .text.gputap, "ax", @progbits
.subsection 1
.hidden gputap_stubs_end
.globl gputap_stubs_end
gputap_stubs_end:

# The prebuilt core library's unwind tables name this; nothing here unwinds.
.hidden rust_eh_personality
.globl rust_eh_personality
rust_eh_personality:
    ret
