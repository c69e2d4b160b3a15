function int f(int a#0)
{
  a#0 = a#0 + 1;
  return a#0;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = load i32, ptr %a.0
  %t1 = add i32 %t0, 1
  store i32 %t1, ptr %a.0
  %t2 = load i32, ptr %a.0
  ret i32 %t2
}
// OpenCL C:
static int fn_f(int a_v0) {
  a_v0 = as_int((uint)a_v0 + (uint)1);
  return a_v0;
}
