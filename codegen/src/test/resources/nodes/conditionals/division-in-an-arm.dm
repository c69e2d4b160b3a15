function int f(int a#0, int b#1)
{
  return b#1 == 0 ? 0 : a#0 / b#1;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %b.1
  %t1 = icmp eq i32 %t0, 0
  br i1 %t1, label %choose.true.1, label %choose.false.1
choose.true.1:
  br label %choose.end.1
choose.false.1:
  %t2 = load i32, ptr %a.0
  %t3 = load i32, ptr %b.1
  %t4 = icmp eq i32 %t3, 0
  %t5 = icmp eq i32 %t3, -1
  %t6 = or i1 %t4, %t5
  %t7 = select i1 %t6, i32 1, i32 %t3
  %t8 = sdiv i32 %t2, %t7
  %t9 = sub i32 0, %t2
  %t10 = icmp eq i32 %t3, -1
  %t11 = icmp eq i32 %t3, 0
  %t12 = select i1 %t10, i32 %t9, i32 %t8
  %t13 = select i1 %t11, i32 0, i32 %t12
  br label %choose.end.1
choose.end.1:
  %t14 = phi i32 [ 0, %choose.true.1 ], [ %t13, %choose.false.1 ]
  ret i32 %t14
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  return (b_v1 == 0) ? 0 : sycamore_divide_int(a_v0, b_v1);
}
