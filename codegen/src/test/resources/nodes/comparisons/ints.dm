function boolean f(int a#0, int b#1)
{
  return a#0 < b#1;
}
// LLVM IR:
define internal spir_func i1 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %a.0
  %t1 = load i32, ptr %b.1
  %t2 = icmp slt i32 %t0, %t1
  ret i1 %t2
}
// OpenCL C:
static uchar fn_f(int a_v0, int b_v1) {
  return a_v0 < b_v1;
}
