import Lib_g "Lib.g(float)" of "Lib" aspects fp64 chain "kernel" @3:3[1+1]
function float f(float a#0)
{
  return Lib_g<float>(a#0);
}
// LLVM IR:
define internal spir_func float @f(float %a.0.in) {
entry:
  %a.0 = alloca float
  %t.1 = alloca float
  store float %a.0.in, ptr %a.0
  %t0 = load float, ptr %a.0
  %t1 = call spir_func float @Lib_g(float %t0)
  store float %t1, ptr %t.1
  %t2 = load float, ptr %t.1
  ret float %t2
}
// OpenCL C:
static float fn_f(float a_v0) {
  float t_v1 = fn_Lib_g(a_v0);
  return t_v1;
}
