function int f(local int[] v#0, int i#1)
{
  return atomic.or(v#0[i#1], 4);
}
// LLVM IR:
define internal spir_func i32 @f(ptr addrspace(3) %v.0, i32 %v.0.extent0, i32 %i.1.in) {
entry:
  %i.1 = alloca i32
  %t.2 = alloca i32
  store i32 %i.1.in, ptr %i.1
  %t0 = load i32, ptr %i.1
  %t1 = sext i32 %t0 to i64
  %t2 = getelementptr inbounds i32, ptr addrspace(3) %v.0, i64 %t1
  %t3 = atomicrmw or ptr addrspace(3) %t2, i32 4 syncscope("workgroup") monotonic
  store i32 %t3, ptr %t.2
  %t4 = load i32, ptr %t.2
  ret i32 %t4
}
// OpenCL C:
static int fn_f(__local int* v_v0, int v_v0_extent0, int i_v1) {
  int t_v2 = atomic_or(&v_v0[i_v1], 4);
  return t_v2;
}
