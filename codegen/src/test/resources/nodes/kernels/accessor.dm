kernel range 2 k "kernel"
  argument global int[,] a#0 accessor write = captured 0
{
  a#0[1, 2] = extent(a#0, 0);
}
// LLVM IR:
define spir_kernel void @k(ptr addrspace(1) %a.0, i32 %a.0.range0, i32 %a.0.buffer1, i32 "sycamore-offset" %a.0.offset0, i32 "sycamore-offset" %a.0.offset1) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="2" "sycamore-unchecked"="checks=off" {
entry:
  %t0 = sext i32 %a.0.offset0 to i64
  %t1 = sext i32 %a.0.buffer1 to i64
  %t2 = mul nsw i64 %t0, %t1
  %t3 = sext i32 %a.0.offset1 to i64
  %t4 = add nsw i64 %t2, %t3
  %t5 = getelementptr inbounds i32, ptr addrspace(1) %a.0, i64 %t4
  %t6 = sext i32 %a.0.buffer1 to i64
  %t7 = mul nsw i64 1, %t6
  %t8 = add nsw i64 %t7, 2
  %t9 = getelementptr inbounds i32, ptr addrspace(1) %t5, i64 %t8
  store i32 %a.0.range0, ptr addrspace(1) %t9
  ret void
}
// OpenCL C:
__kernel void k(__global int* a_v0_buffer, int a_v0_extent0, int a_v0_pitch1, int a_v0_offset0, int a_v0_offset1) {
  __global int* a_v0 = &a_v0_buffer[((long)a_v0_offset0 * a_v0_pitch1) + a_v0_offset1];
  a_v0[((long)1 * a_v0_pitch1) + 2] = a_v0_extent0;
}
