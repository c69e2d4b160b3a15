function int f(int a#0)
{
  return subgroup.size() + subgroup.local_id() + subgroup.group_id() + subgroup.width();
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = call spir_func i32 @__sycamore_sub_group_size()
  %t1 = call spir_func i32 @__sycamore_sub_group_local_id()
  %t2 = add i32 %t0, %t1
  %t3 = call spir_func i32 @__sycamore_sub_group_group_id()
  %t4 = add i32 %t2, %t3
  %t5 = call spir_func i32 @__sycamore_sub_group_width()
  %t6 = add i32 %t4, %t5
  ret i32 %t6
}
// OpenCL C:
static int fn_f(int a_v0) {
  return as_int((uint)as_int((uint)as_int((uint)sycamore_sub_group_size() + (uint)sycamore_sub_group_local_id()) + (uint)sycamore_sub_group_group_id()) + (uint)sycamore_sub_group_width());
}
