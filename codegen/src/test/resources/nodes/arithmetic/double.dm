function double f(double a#0, double b#1)
{
  return -a#0 * b#1;
}
// LLVM IR:
define internal spir_func double @f(double %a.0.in, double %b.1.in) {
entry:
  %a.0 = alloca double
  %b.1 = alloca double
  store double %a.0.in, ptr %a.0
  store double %b.1.in, ptr %b.1
  %t0 = load double, ptr %a.0
  %t1 = fneg double %t0
  %t2 = load double, ptr %b.1
  %t3 = fmul double %t1, %t2
  ret double %t3
}
// OpenCL C:
static double fn_f(double a_v0, double b_v1) {
  return -a_v0 * b_v1;
}
