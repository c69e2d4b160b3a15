function long f(long a#0, long b#1)
{
  return math.multiply_high(a#0, b#1);
}
// LLVM IR:
define internal spir_func i64 @f(i64 %a.0.in, i64 %b.1.in) {
entry:
  %a.0 = alloca i64
  %b.1 = alloca i64
  store i64 %a.0.in, ptr %a.0
  store i64 %b.1.in, ptr %b.1
  %t0 = load i64, ptr %a.0
  %t1 = load i64, ptr %b.1
  %t2 = and i64 %t0, 4294967295
  %t3 = and i64 %t1, 4294967295
  %t4 = ashr i64 %t0, 32
  %t5 = ashr i64 %t1, 32
  %t6 = mul i64 %t2, %t3
  %t7 = lshr i64 %t6, 32
  %t8 = mul i64 %t4, %t3
  %t9 = add i64 %t8, %t7
  %t10 = mul i64 %t2, %t5
  %t11 = and i64 %t9, 4294967295
  %t12 = add i64 %t10, %t11
  %t13 = mul i64 %t4, %t5
  %t14 = ashr i64 %t9, 32
  %t15 = add i64 %t13, %t14
  %t16 = ashr i64 %t12, 32
  %t17 = add i64 %t15, %t16
  ret i64 %t17
}
// OpenCL C:
static long fn_f(long a_v0, long b_v1) {
  return mul_hi(a_v0, b_v1);
}
