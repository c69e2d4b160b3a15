function int g(int a#0)
{
  return a#0 + 1;
}
function int f(int a#0, int b#1)
{
  return g(a#0) * g(b#1);
}
// LLVM IR:
define internal spir_func i32 @g(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = load i32, ptr %a.0
  %t1 = add i32 %t0, 1
  ret i32 %t1
}
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  %t.2 = alloca i32
  %t.3 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %a.0
  %t1 = call spir_func i32 @g(i32 %t0)
  store i32 %t1, ptr %t.2
  %t2 = load i32, ptr %b.1
  %t3 = call spir_func i32 @g(i32 %t2)
  store i32 %t3, ptr %t.3
  %t4 = load i32, ptr %t.2
  %t5 = load i32, ptr %t.3
  %t6 = mul i32 %t4, %t5
  ret i32 %t6
}
// OpenCL C:
static int fn_g(int a_v0) {
  return as_int((uint)a_v0 + (uint)1);
}
static int fn_f(int a_v0, int b_v1) {
  int t_v2 = fn_g(a_v0);
  int t_v3 = fn_g(b_v1);
  return as_int((uint)t_v2 * (uint)t_v3);
}
