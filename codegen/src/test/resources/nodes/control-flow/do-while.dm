function int f(int a#0, int b#1)
{
  do a#0 = a#0 + 1; while (a#0 < b#1);
  return a#0;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  br label %do.body.1
do.body.1:
  %t0 = load i32, ptr %a.0
  %t1 = add i32 %t0, 1
  store i32 %t1, ptr %a.0
  br label %do.test.1
do.test.1:
  %t2 = load i32, ptr %a.0
  %t3 = load i32, ptr %b.1
  %t4 = icmp slt i32 %t2, %t3
  br i1 %t4, label %do.body.1, label %do.end.1
do.end.1:
  %t5 = load i32, ptr %a.0
  ret i32 %t5
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  do {
    a_v0 = as_int((uint)a_v0 + (uint)1);
  } while (a_v0 < b_v1);
  return a_v0;
}
