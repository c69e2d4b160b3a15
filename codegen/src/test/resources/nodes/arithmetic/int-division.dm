function int f(int a#0, int b#1)
{
  return a#0 / b#1 + a#0 % b#1;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %a.0
  %t1 = load i32, ptr %b.1
  %t2 = icmp eq i32 %t1, 0
  %t3 = icmp eq i32 %t1, -1
  %t4 = or i1 %t2, %t3
  %t5 = select i1 %t4, i32 1, i32 %t1
  %t6 = sdiv i32 %t0, %t5
  %t7 = sub i32 0, %t0
  %t8 = icmp eq i32 %t1, -1
  %t9 = icmp eq i32 %t1, 0
  %t10 = select i1 %t8, i32 %t7, i32 %t6
  %t11 = select i1 %t9, i32 0, i32 %t10
  %t12 = load i32, ptr %a.0
  %t13 = load i32, ptr %b.1
  %t14 = icmp eq i32 %t13, 0
  %t15 = icmp eq i32 %t13, -1
  %t16 = or i1 %t14, %t15
  %t17 = select i1 %t16, i32 1, i32 %t13
  %t18 = srem i32 %t12, %t17
  %t19 = add i32 %t11, %t18
  ret i32 %t19
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  return as_int((uint)sycamore_divide_int(a_v0, b_v1) + (uint)sycamore_remainder_int(a_v0, b_v1));
}
