function int f(int a#0, int b#1)
{
  return math.abs(a#0) + math.min(a#0, b#1) + math.max(a#0, b#1);
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %a.0
  %t1 = icmp slt i32 %t0, 0
  %t2 = sub i32 0, %t0
  %t3 = select i1 %t1, i32 %t2, i32 %t0
  %t4 = load i32, ptr %a.0
  %t5 = load i32, ptr %b.1
  %t6 = icmp slt i32 %t4, %t5
  %t7 = select i1 %t6, i32 %t4, i32 %t5
  %t8 = add i32 %t3, %t7
  %t9 = load i32, ptr %a.0
  %t10 = load i32, ptr %b.1
  %t11 = icmp sgt i32 %t9, %t10
  %t12 = select i1 %t11, i32 %t9, i32 %t10
  %t13 = add i32 %t8, %t12
  ret i32 %t13
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1) {
  return as_int((uint)as_int((uint)sycamore_abs_int(a_v0) + (uint)min(a_v0, b_v1)) + (uint)max(a_v0, b_v1));
}
