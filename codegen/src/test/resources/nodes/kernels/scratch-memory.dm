kernel nd_range 1 k "kernel"
  argument local int[] s#0 group_scratch read_write = launch
{
  scratch(int)[0] = 1;
  barrier();
}
// LLVM IR:
define spir_kernel void @k(ptr addrspace(3) %s.0, i32 %s.0.range0) convergent "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" "sycamore-unchecked"="checks=off" {
entry:
  %t0 = getelementptr inbounds i32, ptr addrspace(3) %s.0, i64 0
  store i32 1, ptr addrspace(3) %t0
  call spir_func void @_Z7barrierj(i32 3)
  ret void
}
// OpenCL C:
__kernel void k(__local int* s_v0, int s_v0_extent0) {
  s_v0[0] = 1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}
