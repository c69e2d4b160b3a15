function float f(float a#0)
{
  return native.cos(a#0) + native.tan(a#0) + native.exp2(a#0) + native.exp10(a#0) + native.log(a#0) + native.log10(a#0);
}
// LLVM IR:
define internal spir_func float @f(float %a.0.in) {
entry:
  %a.0 = alloca float
  store float %a.0.in, ptr %a.0
  %t0 = load float, ptr %a.0
  %t1 = call spir_func float @__sycamore_native_cos(float %t0)
  %t2 = load float, ptr %a.0
  %t3 = call spir_func float @__sycamore_native_tan(float %t2)
  %t4 = fadd float %t1, %t3
  %t5 = load float, ptr %a.0
  %t6 = call spir_func float @__sycamore_native_exp2(float %t5)
  %t7 = fadd float %t4, %t6
  %t8 = load float, ptr %a.0
  %t9 = call spir_func float @__sycamore_native_exp10(float %t8)
  %t10 = fadd float %t7, %t9
  %t11 = load float, ptr %a.0
  %t12 = call spir_func float @__sycamore_native_log(float %t11)
  %t13 = fadd float %t10, %t12
  %t14 = load float, ptr %a.0
  %t15 = call spir_func float @__sycamore_native_log10(float %t14)
  %t16 = fadd float %t13, %t15
  ret float %t16
}
// OpenCL C:
static float fn_f(float a_v0) {
  return ((((native_cos(a_v0) + native_tan(a_v0)) + native_exp2(a_v0)) + native_exp10(a_v0)) + native_log(a_v0)) + native_log10(a_v0);
}
