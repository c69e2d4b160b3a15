function int f(int a#0, int b#1)
{
  if (a#0 < b#1)
    return 1;
  else
    a#0 = 3;
  return a#0;
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
  br i1 %t2, label %if.then.1, label %if.else.1
if.then.1:
  ret i32 1
if.else.1:
  store i32 3, ptr %a.0
  br label %if.end.1
if.end.1:
  %t3 = load i32, ptr %a.0
  ret i32 %t3
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  if (a_v0 < b_v1) {
    return 1;
  } else {
    a_v0 = 3;
  }
  return a_v0;
}
