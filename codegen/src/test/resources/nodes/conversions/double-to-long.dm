function long f(double a#0)
{
  return long(a#0);
}
// LLVM IR:
define internal spir_func i64 @f(double %a.0.in) {
entry:
  %a.0 = alloca double
  store double %a.0.in, ptr %a.0
  %t0 = load double, ptr %a.0
  %t1 = fcmp ult double %t0, 0xC3E0000000000000
  %t2 = fcmp olt double %t0, 0xC3E0000000000000
  %t3 = fcmp oge double %t0, 0x43E0000000000000
  %t4 = or i1 %t1, %t3
  %t5 = select i1 %t4, double 0x0000000000000000, double %t0
  %t6 = fptosi double %t5 to i64
  %t7 = select i1 %t3, i64 9223372036854775807, i64 %t6
  %t8 = select i1 %t2, i64 -9223372036854775808, i64 %t7
  ret i64 %t8
}
// OpenCL C:
static long fn_f(double a_v0) {
  return sycamore_double_to_long(a_v0);
}
