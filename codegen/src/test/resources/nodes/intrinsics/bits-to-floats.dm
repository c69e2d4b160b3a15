function double f(int a#0, long b#1, double c#2)
{
  return double(math.bits_to_float<float>(a#0)) + math.bits_to_double<double>(b#1) + double(math.double_to_bits<long>(c#2));
}
// LLVM IR:
define internal spir_func double @f(i32 %a.0.in, i64 %b.1.in, double %c.2.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i64
  %c.2 = alloca double
  store i32 %a.0.in, ptr %a.0
  store i64 %b.1.in, ptr %b.1
  store double %c.2.in, ptr %c.2
  %t0 = load i32, ptr %a.0
  %t1 = bitcast i32 %t0 to float
  %t2 = fpext float %t1 to double
  %t3 = load i64, ptr %b.1
  %t4 = bitcast i64 %t3 to double
  %t5 = fadd double %t2, %t4
  %t6 = load double, ptr %c.2
  %t7 = bitcast double %t6 to i64
  %t8 = sitofp i64 %t7 to double
  %t9 = fadd double %t5, %t8
  ret double %t9
}
// OpenCL C:
static double fn_f(int a_v0, long b_v1, double c_v2) {
  return ((double)as_float(a_v0) + as_double(b_v1)) + (double)as_long(c_v2);
}
