function void f(int a#0)
{
  while (true) {
    if (a#0 == 3)
      return;
    a#0 = a#0 + 1;
  }
}
// LLVM IR:
define internal spir_func void @f(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  br label %while.test.1
while.test.1:
  br i1 true, label %while.body.1, label %while.end.1
while.body.1:
  %t0 = load i32, ptr %a.0
  %t1 = icmp eq i32 %t0, 3
  br i1 %t1, label %if.then.1, label %if.end.1
if.then.1:
  ret void
if.end.1:
  %t2 = load i32, ptr %a.0
  %t3 = add i32 %t2, 1
  store i32 %t3, ptr %a.0
  br label %while.test.1
while.end.1:
  ret void
}
// OpenCL C:
static void fn_f(int a_v0) {
  while (1) {
    if (a_v0 == 3) {
      return;
    }
    a_v0 = as_int((uint)a_v0 + (uint)1);
  }
}
