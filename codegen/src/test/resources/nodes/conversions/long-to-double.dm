function double f(long a#0)
{
  return double(a#0);
}
// LLVM IR:
define internal spir_func double @f(i64 %a.0.in) {
entry:
  %a.0 = alloca i64
  store i64 %a.0.in, ptr %a.0
  %t0 = load i64, ptr %a.0
  %t1 = sitofp i64 %t0 to double
  ret double %t1
}
// OpenCL C:
static double fn_f(long a_v0) {
  return (double)a_v0;
}
