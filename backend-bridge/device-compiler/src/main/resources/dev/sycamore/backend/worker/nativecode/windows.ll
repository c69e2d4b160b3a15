; What code for Windows refers to whatever it does: the first where it uses floating point.

@_fltused = hidden constant i32 0, align 4

; Touches each page of the next %rax bytes of the stack, which grows by one guard page. It keeps all registers.
define hidden void @__chkstk() naked nounwind "no-builtins" {
  call void asm sideeffect "pushq %rcx\0Apushq %rax\0Aleaq 24(%rsp), %rcx\0A1: cmpq $$4096, %rax\0Ajbe 2f\0Asubq $$4096, %rcx\0Atestq %rcx, (%rcx)\0Asubq $$4096, %rax\0Ajmp 1b\0A2: subq %rax, %rcx\0Atestq %rcx, (%rcx)\0Apopq %rax\0Apopq %rcx\0Aretq", ""()
  unreachable
}
