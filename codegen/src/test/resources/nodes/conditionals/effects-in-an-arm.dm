function int f(int a#0, int b#1)
{
  return a#0 < b#1 ? a#0++ : b#1;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  %choice.3 = alloca i32
  %old.2 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %a.0
  %t1 = load i32, ptr %b.1
  %t2 = icmp slt i32 %t0, %t1
  br i1 %t2, label %if.then.1, label %if.else.1
if.then.1:
  %t3 = load i32, ptr %a.0
  store i32 %t3, ptr %old.2
  %t4 = load i32, ptr %old.2
  %t5 = add i32 %t4, 1
  store i32 %t5, ptr %a.0
  %t6 = load i32, ptr %old.2
  store i32 %t6, ptr %choice.3
  br label %if.end.1
if.else.1:
  %t7 = load i32, ptr %b.1
  store i32 %t7, ptr %choice.3
  br label %if.end.1
if.end.1:
  %t8 = load i32, ptr %choice.3
  ret i32 %t8
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  int choice_v3;
  if (a_v0 < b_v1) {
    int old_v2 = a_v0;
    a_v0 = as_int((uint)old_v2 + (uint)1);
    choice_v3 = old_v2;
  } else {
    choice_v3 = b_v1;
  }
  return choice_v3;
}
