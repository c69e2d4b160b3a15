function int f(int a#0, int b#1)
{
  return (a#0 << b#1) + (a#0 >> 3) + (a#0 >>> b#1);
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
  %t2 = and i32 %t1, 31
  %t3 = shl i32 %t0, %t2
  %t4 = load i32, ptr %a.0
  %t5 = ashr i32 %t4, 3
  %t6 = add i32 %t3, %t5
  %t7 = load i32, ptr %a.0
  %t8 = load i32, ptr %b.1
  %t9 = and i32 %t8, 31
  %t10 = lshr i32 %t7, %t9
  %t11 = add i32 %t6, %t10
  ret i32 %t11
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  return as_int((uint)as_int((uint)as_int((uint)a_v0 << (b_v1 & 31)) + (uint)(a_v0 >> (3 & 31))) + (uint)as_int((uint)a_v0 >> (b_v1 & 31)));
}
