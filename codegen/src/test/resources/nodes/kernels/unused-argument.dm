kernel range 1 k "kernel"
  argument global int[] a#0 array write = captured 0
  argument global int[] b#1 array none = captured 1
  argument int n#2 scalar none = captured 2
{
  a#0[0] = 1;
}
// LLVM IR:
define spir_kernel void @k(ptr addrspace(1) %a.0) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycamore-unchecked"="checks=off" {
entry:
  %t0 = getelementptr inbounds i32, ptr addrspace(1) %a.0, i64 0
  store i32 1, ptr addrspace(1) %t0
  ret void
}
// OpenCL C:
__kernel void k(__global int* a_v0) {
  a_v0[0] = 1;
}
