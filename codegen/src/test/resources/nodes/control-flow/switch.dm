function int f(int a#0, int b#1)
{
  switch (a#0) {
    case 1:
      b#1 = 2;
    case 2, 3:
      b#1 = b#1 + 1;
      break;
    case default:
      b#1 = 0;
  }
  return b#1;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %a.0
  switch i32 %t0, label %switch.case.3 [ i32 1, label %switch.case.1 i32 2, label %switch.case.2 i32 3, label %switch.case.2 ]
switch.case.1:
  store i32 2, ptr %b.1
  br label %switch.case.2
switch.case.2:
  %t1 = load i32, ptr %b.1
  %t2 = add i32 %t1, 1
  store i32 %t2, ptr %b.1
  br label %switch.end.1
switch.case.3:
  store i32 0, ptr %b.1
  br label %switch.end.1
switch.end.1:
  %t3 = load i32, ptr %b.1
  ret i32 %t3
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  switch (a_v0) {
    case 1:
    {
      b_v1 = 2;
    }
    case 2:
    case 3:
    {
      b_v1 = as_int((uint)b_v1 + (uint)1);
      break;
    }
    default:
    {
      b_v1 = 0;
    }
  }
  return b_v1;
}
