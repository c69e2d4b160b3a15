function int f(int a#0, int b#1)
{
  return a#0 / 7 + a#0 % 8;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %a.0
  %t1 = sdiv i32 %t0, 7
  %t2 = load i32, ptr %a.0
  %t3 = srem i32 %t2, 8
  %t4 = add i32 %t1, %t3
  ret i32 %t4
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  return as_int((uint)(a_v0 / 7) + (uint)(a_v0 % 8));
}
