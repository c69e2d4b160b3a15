function int g(int a#0)
{
  barrier();
  return a#0;
}
function int f(int a#0)
{
  return collective.work_group(g(a#0));
}
// LLVM IR:
define internal spir_func i32 @g(i32 %a.0.in) convergent {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  call spir_func void @_Z7barrierj(i32 3)
  %t0 = load i32, ptr %a.0
  ret i32 %t0
}
define internal spir_func i32 @f(i32 %a.0.in) convergent {
entry:
  %a.0 = alloca i32
  %t.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = load i32, ptr %a.0
  %t1 = call spir_func i32 @g(i32 %t0)
  store i32 %t1, ptr %t.1
  %t2 = load i32, ptr %t.1
  ret i32 %t2
}
// OpenCL C:
static int fn_g(int a_v0) {
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  return a_v0;
}
static int fn_f(int a_v0) {
  int t_v1 = fn_g(a_v0);
  return t_v1;
}
