function int f(global int[] v#0, int i#1)
{
  atomic.store(v#0[i#1], 3);
  return atomic.load(v#0[0]);
}
// LLVM IR:
define internal spir_func i32 @f(ptr addrspace(1) %v.0, i32 %v.0.extent0, i32 %i.1.in) {
entry:
  %i.1 = alloca i32
  %t.2 = alloca i32
  store i32 %i.1.in, ptr %i.1
  %t0 = load i32, ptr %i.1
  %t1 = sext i32 %t0 to i64
  %t2 = getelementptr inbounds i32, ptr addrspace(1) %v.0, i64 %t1
  store atomic i32 3, ptr addrspace(1) %t2 syncscope("device") monotonic, align 4
  %t3 = getelementptr inbounds i32, ptr addrspace(1) %v.0, i64 0
  %t4 = load atomic i32, ptr addrspace(1) %t3 syncscope("device") monotonic, align 4
  store i32 %t4, ptr %t.2
  %t5 = load i32, ptr %t.2
  ret i32 %t5
}
// OpenCL C:
static int fn_f(__global int* v_v0, int v_v0_extent0, int i_v1) {
  atomic_xchg(&v_v0[i_v1], 3);
  int t_v2 = atomic_add(&v_v0[0], 0);
  return t_v2;
}
