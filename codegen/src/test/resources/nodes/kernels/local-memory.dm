kernel nd_range 1 k "kernel"
  argument local int[] t#0 local_accessor read_write = captured 0
{
  t#0[item.local_id(0 of 1)] = 1;
  barrier();
}
// LLVM IR:
define spir_kernel void @k(ptr addrspace(3) %t.0) convergent "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" "sycamore-unchecked"="checks=off" {
entry:
  %t0 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  %t2 = sext i32 %t1 to i64
  %t3 = getelementptr inbounds i32, ptr addrspace(3) %t.0, i64 %t2
  store i32 1, ptr addrspace(3) %t3
  call spir_func void @_Z7barrierj(i32 3)
  ret void
}
// OpenCL C:
__kernel void k(__local int* t_v0) {
  t_v0[(int)get_local_id(0)] = 1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}
