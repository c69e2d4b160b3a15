function int h(int a#0)
  display "Integers.h(int)"
  origin device_library
{
  return a#0;
}
function int f(int a#0)
{
  return h(a#0);
}
// LLVM IR:
define internal spir_func i32 @h(i32 %a.0.in) "sycamore-library"="true" {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = load i32, ptr %a.0
  ret i32 %t0
}
define internal spir_func i32 @f(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  %t.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = load i32, ptr %a.0
  %t1 = call spir_func i32 @h(i32 %t0)
  store i32 %t1, ptr %t.1
  %t2 = load i32, ptr %t.1
  ret i32 %t2
}
// OpenCL C:
static int fn_h(int a_v0) {
  return a_v0;
}
static int fn_f(int a_v0) {
  int t_v1 = fn_h(a_v0);
  return t_v1;
}
