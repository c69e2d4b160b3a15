function float f(float a#0, float b#1)
{
  return math.min(a#0, b#1) + math.max(a#0, b#1);
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
  %t2 = bitcast float %t0 to i32
  %t3 = bitcast float %t1 to i32
  %t4 = or i32 %t2, %t3
  %t5 = fcmp oeq float %t0, %t1
  %t6 = fcmp uno float %t0, %t0
  %t7 = fcmp olt float %t0, %t1
  %t8 = or i1 %t6, %t7
  %t9 = select i1 %t8, float %t0, float %t1
  %t10 = bitcast i32 %t4 to float
  %t11 = select i1 %t5, float %t10, float %t9
  %t12 = load float, ptr %a.0
  %t13 = load float, ptr %b.1
  %t14 = bitcast float %t12 to i32
  %t15 = bitcast float %t13 to i32
  %t16 = and i32 %t14, %t15
  %t17 = fcmp oeq float %t12, %t13
  %t18 = fcmp uno float %t12, %t12
  %t19 = fcmp ogt float %t12, %t13
  %t20 = or i1 %t18, %t19
  %t21 = select i1 %t20, float %t12, float %t13
  %t22 = bitcast i32 %t16 to float
  %t23 = select i1 %t17, float %t22, float %t21
  %t24 = fadd float %t11, %t23
  ret float %t24
}
// OpenCL C:
static float fn_f(float a_v0, float b_v1) {
  return sycamore_min_float(a_v0, b_v1) + sycamore_max_float(a_v0, b_v1);
}
