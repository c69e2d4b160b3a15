function float f(float a#0, float b#1)
{
  return a#0 *{contract} b#1 +{contract, reassociate} a#0;
}
// LLVM IR:
define internal spir_func float @f(float %a.0.in, float %b.1.in) {
entry:
  %a.0 = alloca float
  %b.1 = alloca float
  store float %a.0.in, ptr %a.0
  store float %b.1.in, ptr %b.1
  %t0 = load float, ptr %a.0
  %t1 = load float, ptr %b.1
  %t2 = fmul contract float %t0, %t1
  %t3 = load float, ptr %a.0
  %t4 = fadd reassoc nsz contract float %t2, %t3
  ret float %t4
}
// OpenCL C:
static float fn_f(float a_v0, float b_v1) {
  return mad(a_v0, b_v1, a_v0);
}
