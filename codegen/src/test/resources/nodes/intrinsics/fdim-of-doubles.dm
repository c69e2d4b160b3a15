function double f(double a#0)
{
  return math.fdim(a#0, 0.0);
}
// LLVM IR:
define internal spir_func double @f(double %a.0.in) {
entry:
  %a.0 = alloca double
  store double %a.0.in, ptr %a.0
  %t0 = load double, ptr %a.0
  %t1 = fcmp ogt double %t0, 0x0000000000000000
  %t2 = fsub double %t0, 0x0000000000000000
  %t3 = fcmp uno double %t0, 0x0000000000000000
  %t4 = select i1 %t3, double 0x7FF8000000000000, double 0x0000000000000000
  %t5 = select i1 %t1, double %t2, double %t4
  ret double %t5
}
// OpenCL C:
static double fn_f(double a_v0) {
  return sycamore_fdim_double(a_v0, 0x0.0p0);
}
