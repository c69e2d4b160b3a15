function int f(int a#0, int b#1)
{
  for (int i#2 = 0; i#2 < a#0; i#2++) {
    if (i#2 == b#1)
      continue;
    a#0 = a#0 - 1;
  }
  return a#0;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  %i.2 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  store i32 0, ptr %i.2
  br label %while.test.1
while.test.1:
  %t0 = load i32, ptr %i.2
  %t1 = load i32, ptr %a.0
  %t2 = icmp slt i32 %t0, %t1
  br i1 %t2, label %while.body.1, label %while.end.1
while.body.1:
  %t3 = load i32, ptr %i.2
  %t4 = load i32, ptr %b.1
  %t5 = icmp eq i32 %t3, %t4
  br i1 %t5, label %if.then.1, label %if.end.1
if.then.1:
  br label %labeled.end.1
if.end.1:
  %t6 = load i32, ptr %a.0
  %t7 = sub i32 %t6, 1
  store i32 %t7, ptr %a.0
  br label %labeled.end.1
labeled.end.1:
  %t8 = load i32, ptr %i.2
  %t9 = add i32 %t8, 1
  store i32 %t9, ptr %i.2
  br label %while.test.1
while.end.1:
  %t10 = load i32, ptr %a.0
  ret i32 %t10
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  {
    int i_v2 = 0;
    while (i_v2 < a_v0) {
      {
        if (i_v2 == b_v1) {
          goto continue_0_end0;
        }
        a_v0 = as_int((uint)a_v0 - (uint)1);
      }
      continue_0_end0: ;
      i_v2 = as_int((uint)i_v2 + (uint)1);
    }
  }
  return a_v0;
}
