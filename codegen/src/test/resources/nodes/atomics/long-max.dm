function long f(global long[] v#0, int i#1)
{
  return atomic.max(v#0[i#1], 5L);
}
// LLVM IR:
define internal spir_func i64 @f(ptr addrspace(1) %v.0, i32 %v.0.extent0, i32 %i.1.in) {
entry:
  %i.1 = alloca i32
  %t.2 = alloca i64
  store i32 %i.1.in, ptr %i.1
  %t0 = load i32, ptr %i.1
  %t1 = sext i32 %t0 to i64
  %t2 = getelementptr inbounds i64, ptr addrspace(1) %v.0, i64 %t1
  %t3 = atomicrmw max ptr addrspace(1) %t2, i64 5 syncscope("device") monotonic
  store i64 %t3, ptr %t.2
  %t4 = load i64, ptr %t.2
  ret i64 %t4
}
// OpenCL C:
static long fn_f(__global long* v_v0, int v_v0_extent0, int i_v1) {
  long t_v2 = atom_max(&v_v0[i_v1], 5L);
  return t_v2;
}
