function float f(float a#0)
{
  return native.tanh(a#0);
}
// LLVM IR:
define internal spir_func float @f(float %a.0.in) {
entry:
  %a.0 = alloca float
  store float %a.0.in, ptr %a.0
  %t0 = load float, ptr %a.0
  %t1 = call spir_func float @__sycamore_native_tanh(float %t0)
  ret float %t1
}
// OpenCL C:
static float fn_f(float a_v0) {
  return sycamore_native_tanh(a_v0);
}
