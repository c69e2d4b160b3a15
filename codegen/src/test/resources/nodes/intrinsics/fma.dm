function double f(double a#0, double b#1)
{
  return math.fma(a#0, b#1, 1.0);
}
// LLVM IR:
define internal spir_func double @f(double %a.0.in, double %b.1.in) {
entry:
  %a.0 = alloca double
  %b.1 = alloca double
  store double %a.0.in, ptr %a.0
  store double %b.1.in, ptr %b.1
  %t0 = load double, ptr %a.0
  %t1 = load double, ptr %b.1
  %t2 = call double @llvm.fma.f64(double %t0, double %t1, double 0x3FF0000000000000)
  ret double %t2
}
// OpenCL C:
static double fn_f(double a_v0, double b_v1) {
  return fma(a_v0, b_v1, 0x1.0p0);
}
