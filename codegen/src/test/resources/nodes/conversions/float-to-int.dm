function int f(float a#0)
{
  return int(a#0);
}
// LLVM IR:
define internal spir_func i32 @f(float %a.0.in) {
entry:
  %a.0 = alloca float
  store float %a.0.in, ptr %a.0
  %t0 = load float, ptr %a.0
  %t1 = fcmp ult float %t0, 0xC1E0000000000000
  %t2 = fcmp olt float %t0, 0xC1E0000000000000
  %t3 = fcmp oge float %t0, 0x41E0000000000000
  %t4 = or i1 %t1, %t3
  %t5 = select i1 %t4, float 0x0000000000000000, float %t0
  %t6 = fptosi float %t5 to i32
  %t7 = select i1 %t3, i32 2147483647, i32 %t6
  %t8 = select i1 %t2, i32 -2147483648, i32 %t7
  ret i32 %t8
}
// OpenCL C:
static int fn_f(float a_v0) {
  return sycamore_float_to_int(a_v0);
}
