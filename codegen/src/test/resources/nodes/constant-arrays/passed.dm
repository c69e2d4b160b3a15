constant int T {7}
function int g(constant int[] v#0)
{
  return v#0[0];
}
function int f(int i#0)
{
  return g(T);
}
// LLVM IR:
define internal spir_func i32 @g(ptr addrspace(2) %v.0, i32 %v.0.extent0) {
entry:
  %t0 = getelementptr inbounds i32, ptr addrspace(2) %v.0, i64 0
  %t1 = load i32, ptr addrspace(2) %t0
  ret i32 %t1
}
define internal spir_func i32 @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  %t.1 = alloca i32
  store i32 %i.0.in, ptr %i.0
  %t0 = call spir_func i32 @g(ptr addrspace(2) @constant.T, i32 1)
  store i32 %t0, ptr %t.1
  %t1 = load i32, ptr %t.1
  ret i32 %t1
}
// OpenCL C:
static int fn_g(__constant int* v_v0, int v_v0_extent0) {
  return v_v0[0];
}
static int fn_f(int i_v0) {
  int t_v1 = fn_g(constant_T, 1);
  return t_v1;
}
