; RUN: sycl-post-link -symbols \
; RUN:   -imports -split=kernel -S < %s -o %t.table
define spir_kernel void @k() {
  ret void
}
