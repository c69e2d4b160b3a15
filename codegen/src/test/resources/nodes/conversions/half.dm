function float f(Half a#0)
{
  return float(a#0);
}
// LLVM IR:
define internal spir_func float @f(half %a.0.in) {
entry:
  %a.0 = alloca half
  store half %a.0.in, ptr %a.0
  %t0 = load half, ptr %a.0
  %t1 = fpext half %t0 to float
  ret float %t1
}
// OpenCL C:
static float fn_f(ushort a_v0) {
  return sycamore_half_to_float(a_v0);
}
