; XFAIL: *
; RUN: llvm-no-spir-kernel %s
define void @f() {
  ret void
}
