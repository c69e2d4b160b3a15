function boolean f(boolean a#0, boolean b#1)
{
  return (a#0 & b#1) ^ (a#0 | b#1);
}
// LLVM IR:
define internal spir_func i1 @f(i1 %a.0.in, i1 %b.1.in) {
entry:
  %a.0 = alloca i8
  %b.1 = alloca i8
  %t0 = zext i1 %a.0.in to i8
  store i8 %t0, ptr %a.0
  %t1 = zext i1 %b.1.in to i8
  store i8 %t1, ptr %b.1
  %t2 = load i8, ptr %a.0
  %t3 = icmp ne i8 %t2, 0
  %t4 = load i8, ptr %b.1
  %t5 = icmp ne i8 %t4, 0
  %t6 = and i1 %t3, %t5
  %t7 = load i8, ptr %a.0
  %t8 = icmp ne i8 %t7, 0
  %t9 = load i8, ptr %b.1
  %t10 = icmp ne i8 %t9, 0
  %t11 = or i1 %t8, %t10
  %t12 = xor i1 %t6, %t11
  ret i1 %t12
}
// OpenCL C:
static uchar fn_f(uchar a_v0, uchar b_v1) {
  return (a_v0 & b_v1) ^ (a_v0 | b_v1);
}
