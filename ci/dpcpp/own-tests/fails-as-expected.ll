; XFAIL: system-linux && !system-windows
; RUN: llvm-no-spir-kernel %s
define spir_kernel void @k() {
  ret void
}
