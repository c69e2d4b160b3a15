function int g(global int[] v#0)
{
  return v#0[0];
}
function int f(global int[] v#0)
{
  return g(v#0[2 for 8]);
}
// LLVM IR:
define internal spir_func i32 @g(ptr addrspace(1) %v.0, i32 %v.0.extent0) {
entry:
  %t0 = getelementptr inbounds i32, ptr addrspace(1) %v.0, i64 0
  %t1 = load i32, ptr addrspace(1) %t0
  ret i32 %t1
}
define internal spir_func i32 @f(ptr addrspace(1) %v.0, i32 %v.0.extent0) {
entry:
  %t.1 = alloca i32
  %t0 = getelementptr inbounds i32, ptr addrspace(1) %v.0, i64 2
  %t1 = call spir_func i32 @g(ptr addrspace(1) %t0, i32 8)
  store i32 %t1, ptr %t.1
  %t2 = load i32, ptr %t.1
  ret i32 %t2
}
// OpenCL C:
static int fn_g(__global int* v_v0, int v_v0_extent0) {
  return v_v0[0];
}
static int fn_f(__global int* v_v0, int v_v0_extent0) {
  int t_v1 = fn_g(&v_v0[2], 8);
  return t_v1;
}
