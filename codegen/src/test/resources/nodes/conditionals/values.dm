function int f(int a#0, int b#1)
{
  return a#0 < b#1 ? a#0 : b#1;
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
  %t2 = icmp slt i32 %t0, %t1
  br i1 %t2, label %choose.true.1, label %choose.false.1
choose.true.1:
  %t3 = load i32, ptr %a.0
  br label %choose.end.1
choose.false.1:
  %t4 = load i32, ptr %b.1
  br label %choose.end.1
choose.end.1:
  %t5 = phi i32 [ %t3, %choose.true.1 ], [ %t4, %choose.false.1 ]
  ret i32 %t5
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  return (a_v0 < b_v1) ? a_v0 : b_v1;
}
