function int f(int a#0)
{
  if (target.sm >= 80)
    return 1;
  return 2;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = call spir_func i32 @__sycamore_target_sm()
  %t1 = icmp sge i32 %t0, 80
  br i1 %t1, label %if.then.1, label %if.end.1
if.then.1:
  ret i32 1
if.end.1:
  ret i32 2
}
// OpenCL C:
static int fn_f(int a_v0) {
  return 2;
}
