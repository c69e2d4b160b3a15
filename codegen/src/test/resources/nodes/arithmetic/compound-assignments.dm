function int f(int a#0, int b#1)
{
  a#0 += b#1;
  b#1++;
  return a#0 * b#1;
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
  store i32 %t2, ptr %a.0
  %t3 = load i32, ptr %b.1
  %t4 = add i32 %t3, 1
  store i32 %t4, ptr %b.1
  %t5 = load i32, ptr %a.0
  %t6 = load i32, ptr %b.1
  %t7 = mul i32 %t5, %t6
  ret i32 %t7
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  a_v0 = as_int((uint)a_v0 + (uint)b_v1);
  b_v1 = as_int((uint)b_v1 + (uint)1);
  return as_int((uint)a_v0 * (uint)b_v1);
}
