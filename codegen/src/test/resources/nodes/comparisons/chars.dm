function boolean f(char a#0)
{
  return int(a#0) == 120;
}
// LLVM IR:
define internal spir_func i1 @f(i16 %a.0.in) {
entry:
  %a.0 = alloca i16
  store i16 %a.0.in, ptr %a.0
  %t0 = load i16, ptr %a.0
  %t1 = zext i16 %t0 to i32
  %t2 = icmp eq i32 %t1, 120
  ret i1 %t2
}
// OpenCL C:
static uchar fn_f(ushort a_v0) {
  return (int)a_v0 == 120;
}
