; RUN: sycl-post-link -embed-aux-info-as-metadata -S < %s -o %t.table
define spir_kernel void @k() {
  ret void
}
