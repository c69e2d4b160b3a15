; RUN: sycl-post-link -split=auto < %s -o %t.table
define spir_kernel void @k(i32 addrspace(1)* %p) {
  ret void
}
