function Half f(float a#0)
{
  return Half(a#0);
}
// LLVM IR:
define internal spir_func half @f(float %a.0.in) {
entry:
  %a.0 = alloca float
  store float %a.0.in, ptr %a.0
  %t0 = load float, ptr %a.0
  %t1 = fcmp oge float %t0, 0x40EFFE0000000000
  %t2 = select i1 %t1, float 0x7FF0000000000000, float %t0
  %t3 = fcmp ole float %t0, 0xC0EFFE0000000000
  %t4 = select i1 %t3, float 0xFFF0000000000000, float %t2
  %t5 = fptrunc float %t4 to half
  ret half %t5
}
// OpenCL C:
static ushort fn_f(float a_v0) {
  return sycamore_float_to_half(a_v0);
}
