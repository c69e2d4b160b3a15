function int f(int a#0, int b#1)
{
  return a#0 + b#1 - 3 * a#0;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %a.0
  %t1 = load i32, ptr %b.1
  %t2 = add i32 %t0, %t1
  %t3 = load i32, ptr %a.0
  %t4 = mul i32 3, %t3
  %t5 = sub i32 %t2, %t4
  ret i32 %t5
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  return as_int((uint)as_int((uint)a_v0 + (uint)b_v1) - (uint)as_int((uint)3 * (uint)a_v0));
}
