; RUN: sycl-post-link --host-pipes -S < %s -o %t.table
define spir_kernel void @k() {
  ret void
}
