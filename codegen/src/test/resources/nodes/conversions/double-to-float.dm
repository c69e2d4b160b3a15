function float f(double a#0)
{
  return float(a#0);
}
// LLVM IR:
define internal spir_func float @f(double %a.0.in) {
entry:
  %a.0 = alloca double
  store double %a.0.in, ptr %a.0
  %t0 = load double, ptr %a.0
  %t1 = fptrunc double %t0 to float
  ret float %t1
}
// OpenCL C:
static float fn_f(double a_v0) {
  return (float)a_v0;
}
