function int ext__f(int a#0)
  external
{
  return a#0;
}
// LLVM IR:
define spir_func i32 @ext__f(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = load i32, ptr %a.0
  ret i32 %t0
}
// OpenCL C:
