function boolean f(float a#0, float b#1)
{
  return a#0 >= b#1;
}
// LLVM IR:
define internal spir_func i1 @f(float %a.0.in, float %b.1.in) {
entry:
  %a.0 = alloca float
  %b.1 = alloca float
  store float %a.0.in, ptr %a.0
  store float %b.1.in, ptr %b.1
  %t0 = load float, ptr %a.0
  %t1 = load float, ptr %b.1
  %t2 = fcmp oge float %t0, %t1
  ret i1 %t2
}
// OpenCL C:
static uchar fn_f(float a_v0, float b_v1) {
  return a_v0 >= b_v1;
}
