function float f(float a#0)
{
  return native.sqrt(a#0) + native.rsqrt(a#0);
}
// LLVM IR:
define internal spir_func float @f(float %a.0.in) {
entry:
  %a.0 = alloca float
  store float %a.0.in, ptr %a.0
  %t0 = load float, ptr %a.0
  %t1 = call spir_func float @__sycamore_native_sqrt(float %t0)
  %t2 = load float, ptr %a.0
  %t3 = call spir_func float @__sycamore_native_rsqrt(float %t2)
  %t4 = fadd float %t1, %t3
  ret float %t4
}
// OpenCL C:
static float fn_f(float a_v0) {
  return native_sqrt(a_v0) + native_rsqrt(a_v0);
}
