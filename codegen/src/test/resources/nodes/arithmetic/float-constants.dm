function float f(float a#0)
{
  return a#0 + float.nan + float.infinity - -0.0f;
}
// LLVM IR:
define internal spir_func float @f(float %a.0.in) {
entry:
  %a.0 = alloca float
  store float %a.0.in, ptr %a.0
  %t0 = load float, ptr %a.0
  %t1 = fadd float %t0, 0x7FF8000000000000
  %t2 = fadd float %t1, 0x7FF0000000000000
  %t3 = fsub float %t2, 0x8000000000000000
  ret float %t3
}
// OpenCL C:
static float fn_f(float a_v0) {
  return ((a_v0 + (0.0f / 0.0f)) + (1.0f / 0.0f)) - (-0x0.0p0f);
}
