function float f(float a#0)
{
  return target.has_fused_multiply_add ? math.fma(a#0, a#0, 1.0f) : a#0;
}
// LLVM IR:
define internal spir_func float @f(float %a.0.in) {
entry:
  %a.0 = alloca float
  store float %a.0.in, ptr %a.0
  %t0 = call spir_func i1 @__sycamore_target_has_fused_multiply_add()
  br i1 %t0, label %choose.true.1, label %choose.false.1
choose.true.1:
  %t1 = load float, ptr %a.0
  %t2 = load float, ptr %a.0
  %t3 = call float @llvm.fma.f32(float %t1, float %t2, float 0x3FF0000000000000)
  br label %choose.end.1
choose.false.1:
  %t4 = load float, ptr %a.0
  br label %choose.end.1
choose.end.1:
  %t5 = phi float [ %t3, %choose.true.1 ], [ %t4, %choose.false.1 ]
  ret float %t5
}
// OpenCL C:
static float fn_f(float a_v0) {
  return a_v0;
}
