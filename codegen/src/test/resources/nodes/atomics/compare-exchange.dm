function int f(global int[] v#0, int i#1)
{
  return atomic.compare_exchange(v#0[i#1], 1, 2);
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
  %t3 = cmpxchg ptr addrspace(1) %t2, i32 1, i32 2 syncscope("device") monotonic monotonic
  %t4 = extractvalue { i32, i1 } %t3, 0
  store i32 %t4, ptr %t.2
  %t5 = load i32, ptr %t.2
  ret i32 %t5
}
// OpenCL C:
static int fn_f(__global int* v_v0, int v_v0_extent0, int i_v1) {
  int t_v2 = atomic_cmpxchg(&v_v0[i_v1], 1, 2);
  return t_v2;
}
