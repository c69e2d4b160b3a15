function float f(float a#0)
{
  return math.sqrt(a#0) + math.floor(a#0) + math.ceil(a#0) + math.rint(a#0);
}
// LLVM IR:
define internal spir_func float @f(float %a.0.in) {
entry:
  %a.0 = alloca float
  store float %a.0.in, ptr %a.0
  %t0 = load float, ptr %a.0
  %t1 = call float @llvm.sqrt.f32(float %t0)
  %t2 = load float, ptr %a.0
  %t3 = call float @llvm.floor.f32(float %t2)
  %t4 = fadd float %t1, %t3
  %t5 = load float, ptr %a.0
  %t6 = call float @llvm.ceil.f32(float %t5)
  %t7 = fadd float %t4, %t6
  %t8 = load float, ptr %a.0
  %t9 = call float @llvm.rint.f32(float %t8)
  %t10 = fadd float %t7, %t9
  ret float %t10
}
// OpenCL C:
static float fn_f(float a_v0) {
  return ((sqrt(a_v0) + sycamore_floor_float(a_v0)) + sycamore_ceil_float(a_v0)) + sycamore_rint_float(a_v0);
}
