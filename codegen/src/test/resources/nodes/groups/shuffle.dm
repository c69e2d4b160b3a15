function int f(int a#0)
{
  return subgroup.shuffle(a#0, a#0 ^ 3);
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in) convergent {
entry:
  %a.0 = alloca i32
  %t.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = load i32, ptr %a.0
  %t1 = load i32, ptr %a.0
  %t2 = xor i32 %t1, 3
  %t3 = call spir_func i32 @__sycamore_sub_group_shuffle(i32 %t0, i32 %t2)
  store i32 %t3, ptr %t.1
  %t4 = load i32, ptr %t.1
  ret i32 %t4
}
// OpenCL C:
static int fn_f(int a_v0) {
  int t_v1 = sycamore_sub_group_shuffle(a_v0, a_v0 ^ 3);
  return t_v1;
}
