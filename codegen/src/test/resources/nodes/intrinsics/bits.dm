function int f(float a#0, long b#1)
{
  return math.float_to_bits<int>(a#0) + math.bit_count<int>(b#1) + math.leading_zeros<int>(b#1) + math.trailing_zeros<int>(b#1);
}
// LLVM IR:
define internal spir_func i32 @f(float %a.0.in, i64 %b.1.in) {
entry:
  %a.0 = alloca float
  %b.1 = alloca i64
  store float %a.0.in, ptr %a.0
  store i64 %b.1.in, ptr %b.1
  %t0 = load float, ptr %a.0
  %t1 = bitcast float %t0 to i32
  %t2 = load i64, ptr %b.1
  %t3 = call i64 @llvm.ctpop.i64(i64 %t2)
  %t4 = trunc i64 %t3 to i32
  %t5 = add i32 %t1, %t4
  %t6 = load i64, ptr %b.1
  %t7 = call i64 @llvm.ctlz.i64(i64 %t6, i1 false)
  %t8 = trunc i64 %t7 to i32
  %t9 = add i32 %t5, %t8
  %t10 = load i64, ptr %b.1
  %t11 = call i64 @llvm.cttz.i64(i64 %t10, i1 false)
  %t12 = trunc i64 %t11 to i32
  %t13 = add i32 %t9, %t12
  ret i32 %t13
}
// OpenCL C:
static int fn_f(float a_v0, long b_v1) {
  return as_int((uint)as_int((uint)as_int((uint)as_int(a_v0) + (uint)(int)popcount(b_v1)) + (uint)(int)clz(b_v1)) + (uint)sycamore_trailing_zeros_long(b_v1));
}
