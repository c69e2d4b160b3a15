kernel range 1 k "kernel"
  argument global int[] a#0 array write = captured 0
  argument global int[] b#1 array read = captured 1
{
  a#0[item.global_id(0 of 1)] = b#1[0];
}
// LLVM IR:
define spir_kernel void @k(ptr addrspace(1) %a.0, ptr addrspace(1) %b.1) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycamore-unchecked"="checks=off" {
entry:
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  %t2 = sext i32 %t1 to i64
  %t3 = getelementptr inbounds i32, ptr addrspace(1) %a.0, i64 %t2
  %t4 = getelementptr inbounds i32, ptr addrspace(1) %b.1, i64 0
  %t5 = load i32, ptr addrspace(1) %t4
  store i32 %t5, ptr addrspace(1) %t3
  ret void
}
// OpenCL C:
__kernel void k(__global int* a_v0, __global int* b_v1) {
  a_v0[(int)get_global_id(0)] = b_v1[0];
}
