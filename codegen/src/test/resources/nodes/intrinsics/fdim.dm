function float f(float a#0, float b#1)
{
  return math.fdim(a#0, b#1);
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
  %t2 = fcmp ogt float %t0, %t1
  %t3 = fsub float %t0, %t1
  %t4 = fcmp uno float %t0, %t1
  %t5 = select i1 %t4, float 0x7FF8000000000000, float 0x0000000000000000
  %t6 = select i1 %t2, float %t3, float %t5
  ret float %t6
}
// OpenCL C:
static float fn_f(float a_v0, float b_v1) {
  return sycamore_fdim_float(a_v0, b_v1);
}
