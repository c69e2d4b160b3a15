function int f(int a#0, int b#1)
{
  loop:
    while (a#0 > 0) {
      switch (b#1) {
        case 1:
          break loop;
        case 2:
          continue loop;
      }
      a#0 = a#0 - 1;
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
  %t0 = load i32, ptr %a.0
  %t1 = icmp sgt i32 %t0, 0
  br i1 %t1, label %while.body.1, label %while.end.1
while.body.1:
  %t2 = load i32, ptr %b.1
  switch i32 %t2, label %switch.end.1 [ i32 1, label %switch.case.1 i32 2, label %switch.case.2 ]
switch.case.1:
  br label %labeled.end.1
switch.case.2:
  br label %while.test.1
switch.end.1:
  %t3 = load i32, ptr %a.0
  %t4 = sub i32 %t3, 1
  store i32 %t4, ptr %a.0
  br label %while.test.1
while.end.1:
  br label %labeled.end.1
labeled.end.1:
  %t5 = load i32, ptr %a.0
  ret i32 %t5
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  {
    while (a_v0 > 0) {
      switch (b_v1) {
        case 1:
        {
          goto loop_end0;
        }
        case 2:
        {
          continue;
        }
      }
      a_v0 = as_int((uint)a_v0 - (uint)1);
    }
  }
  loop_end0: ;
  return a_v0;
}
