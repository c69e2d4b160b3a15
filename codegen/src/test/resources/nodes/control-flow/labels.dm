function int f(int a#0, int b#1)
{
  outer:
    while (true) {
      while (a#0 < 9) {
        if (b#1 == a#0)
          break outer;
        a#0 = a#0 + 1;
      }
      b#1 = b#1 + 1;
    }
  return a#0;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  br label %while.test.1
while.test.1:
  br i1 true, label %while.body.1, label %while.end.1
while.body.1:
  br label %while.test.2
while.test.2:
  %t0 = load i32, ptr %a.0
  %t1 = icmp slt i32 %t0, 9
  br i1 %t1, label %while.body.2, label %while.end.2
while.body.2:
  %t2 = load i32, ptr %b.1
  %t3 = load i32, ptr %a.0
  %t4 = icmp eq i32 %t2, %t3
  br i1 %t4, label %if.then.1, label %if.end.1
if.then.1:
  br label %labeled.end.1
if.end.1:
  %t5 = load i32, ptr %a.0
  %t6 = add i32 %t5, 1
  store i32 %t6, ptr %a.0
  br label %while.test.2
while.end.2:
  %t7 = load i32, ptr %b.1
  %t8 = add i32 %t7, 1
  store i32 %t8, ptr %b.1
  br label %while.test.1
while.end.1:
  br label %labeled.end.1
labeled.end.1:
  %t9 = load i32, ptr %a.0
  ret i32 %t9
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  {
    while (1) {
      while (a_v0 < 9) {
        if (b_v1 == a_v0) {
          goto outer_end0;
        }
        a_v0 = as_int((uint)a_v0 + (uint)1);
      }
      b_v1 = as_int((uint)b_v1 + (uint)1);
    }
  }
  outer_end0: ;
  return a_v0;
}
