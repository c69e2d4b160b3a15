function float f(int a#0)
{
  return float(a#0);
}
// LLVM IR:
define internal spir_func float @f(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = load i32, ptr %a.0
  %t1 = sitofp i32 %t0 to float
  ret float %t1
}
// OpenCL C:
static float fn_f(int a_v0) {
  return (float)a_v0;
}
