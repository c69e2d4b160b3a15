function float f(float a#0, float b#1)
{
  return a#0 * b#1 + a#0 / b#1 - 1.5f;
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
  %t2 = fmul float %t0, %t1
  %t3 = load float, ptr %a.0
  %t4 = load float, ptr %b.1
  %t5 = fdiv float %t3, %t4
  %t6 = fadd float %t2, %t5
  %t7 = fsub float %t6, 0x3FF8000000000000
  ret float %t7
}
// OpenCL C:
static float fn_f(float a_v0, float b_v1) {
  return ((a_v0 * b_v1) + (a_v0 / b_v1)) - 0x1.8p0f;
}
