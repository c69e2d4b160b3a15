function int f(int a#0, int b#1)
{
  return value {
    int t#2 = a#0;
    if (t#2 > b#1)
      t#2 = b#1;
    => t#2;
  } + 1;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  %t.2 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %a.0
  store i32 %t0, ptr %t.2
  %t1 = load i32, ptr %t.2
  %t2 = load i32, ptr %b.1
  %t3 = icmp sgt i32 %t1, %t2
  br i1 %t3, label %if.then.1, label %if.end.1
if.then.1:
  %t4 = load i32, ptr %b.1
  store i32 %t4, ptr %t.2
  br label %if.end.1
if.end.1:
  %t5 = load i32, ptr %t.2
  %t6 = add i32 %t5, 1
  ret i32 %t6
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  int t_v2 = a_v0;
  if (t_v2 > b_v1) {
    t_v2 = b_v1;
  }
  return as_int((uint)t_v2 + (uint)1);
}
