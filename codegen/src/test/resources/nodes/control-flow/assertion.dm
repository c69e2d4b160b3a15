function int f(int a#0, int b#1)
{
  assert assertion(a#0 > 0);
  return a#0;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %a.0
  ret i32 %t0
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  return a_v0;
}
