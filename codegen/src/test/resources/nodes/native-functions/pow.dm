function float f(float a#0)
{
  return native.pow(a#0, 2.0f);
}
// LLVM IR:
define internal spir_func float @f(float %a.0.in) {
entry:
  %a.0 = alloca float
  store float %a.0.in, ptr %a.0
  %t0 = load float, ptr %a.0
  %t1 = call spir_func float @__sycamore_native_pow(float %t0, float 0x4000000000000000)
  ret float %t1
}
// OpenCL C:
static float fn_f(float a_v0) {
  return native_powr(a_v0, 0x1.0p1f);
}
