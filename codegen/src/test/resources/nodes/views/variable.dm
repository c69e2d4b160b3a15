function int f(global int[] v#0, int i#1)
{
  global int[] w#2 = v#0[1 for 3];
  return w#2[i#1] + extent(w#2, 0);
}
// LLVM IR:
define internal spir_func i32 @f(ptr addrspace(1) %v.0, i32 %v.0.extent0, i32 %i.1.in) {
entry:
  %i.1 = alloca i32
  store i32 %i.1.in, ptr %i.1
  %t0 = getelementptr inbounds i32, ptr addrspace(1) %v.0, i64 1
  %t1 = load i32, ptr %i.1
  %t2 = sext i32 %t1 to i64
  %t3 = getelementptr inbounds i32, ptr addrspace(1) %t0, i64 %t2
  %t4 = load i32, ptr addrspace(1) %t3
  %t5 = add i32 %t4, 3
  ret i32 %t5
}
// OpenCL C:
static int fn_f(__global int* v_v0, int v_v0_extent0, int i_v1) {
  __global int* w_v2 = &v_v0[1];
  int w_v2_extent0 = 3;
  return as_int((uint)w_v2[i_v1] + (uint)w_v2_extent0);
}
