function int f(int a#0)
{
  if (target.is_opencl_c)
    a#0 = 1;
  else
    a#0 = 2;
  return a#0;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = call spir_func i1 @__sycamore_target_is_opencl_c()
  br i1 %t0, label %if.then.1, label %if.else.1
if.then.1:
  store i32 1, ptr %a.0
  br label %if.end.1
if.else.1:
  store i32 2, ptr %a.0
  br label %if.end.1
if.end.1:
  %t1 = load i32, ptr %a.0
  ret i32 %t1
}
// OpenCL C:
static int fn_f(int a_v0) {
  {
    a_v0 = 1;
  }
  return a_v0;
}
