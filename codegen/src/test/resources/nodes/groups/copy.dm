function void f(local int[] t#0, global int[] a#1, int i#2)
{
  int e#3 = copy.start(t#0, a#1; 0, 0, 4, 1, i#2, 8);
  copy.wait(; e#3);
  barrier();
}
// LLVM IR:
define internal spir_func void @f(ptr addrspace(3) %t.0, i32 %t.0.extent0, ptr addrspace(1) %a.1, i32 %a.1.extent0, i32 %i.2.in) convergent {
entry:
  %i.2 = alloca i32
  %e.3 = alloca i32
  store i32 %i.2.in, ptr %i.2
  %t0 = getelementptr inbounds i32, ptr addrspace(3) %t.0, i64 0
  %t1 = getelementptr inbounds i32, ptr addrspace(1) %a.1, i64 0
  %t2 = load i32, ptr %i.2
  %t3 = call spir_func i32 @__sycamore_copy_to_local_i32(ptr addrspace(3) %t0, ptr addrspace(1) %t1, i32 4, i32 1, i32 %t2, i32 8)
  store i32 %t3, ptr %e.3
  %t4 = load i32, ptr %e.3
  call spir_func void @__sycamore_wait_for_copies(i32 %t4)
  call spir_func void @_Z7barrierj(i32 3)
  ret void
}
// OpenCL C:
static void fn_f(__local int* t_v0, int t_v0_extent0, __global int* a_v1, int a_v1_extent0, int i_v2, event_t* copy_event, int* copies_pending) {
  int e_v3 = sycamore_copy_to_local_32((__local uint*)&t_v0[0], (__global uint*)&a_v1[0], 4, 1, copy_event, copies_pending);
  sycamore_wait_for_copies(copy_event, copies_pending);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}
