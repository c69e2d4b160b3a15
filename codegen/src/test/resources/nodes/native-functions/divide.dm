function float f(float a#0)
{
  return native.divide(a#0, 3.0f) + native.reciprocal(a#0);
}
// LLVM IR:
define internal spir_func float @f(float %a.0.in) {
entry:
  %a.0 = alloca float
  store float %a.0.in, ptr %a.0
  %t0 = load float, ptr %a.0
  %t1 = call spir_func float @__sycamore_native_divide(float %t0, float 0x4008000000000000)
  %t2 = load float, ptr %a.0
  %t3 = call spir_func float @__sycamore_native_reciprocal(float %t2)
  %t4 = fadd float %t1, %t3
  ret float %t4
}
// OpenCL C:
static float fn_f(float a_v0) {
  return native_divide(a_v0, 0x1.8p1f) + native_recip(a_v0);
}
