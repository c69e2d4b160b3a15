function float f(float a#0)
{
  if (target.sm >= 80)
    return native.tf32(a#0);
  return a#0;
}
// LLVM IR:
define internal spir_func float @f(float %a.0.in) {
entry:
  %a.0 = alloca float
  store float %a.0.in, ptr %a.0
  %t0 = call spir_func i32 @__sycamore_target_sm()
  %t1 = icmp sge i32 %t0, 80
  br i1 %t1, label %if.then.1, label %if.end.1
if.then.1:
  %t2 = load float, ptr %a.0
  %t3 = call spir_func float @__sycamore_native_tf32(float %t2)
  ret float %t3
if.end.1:
  %t4 = load float, ptr %a.0
  ret float %t4
}
// OpenCL C:
static float fn_f(float a_v0) {
  return a_v0;
}
