function int f(int a#0)
{
  return item.local_range(0 of 3) + item.global_range(2 of 3) + item.group_range(1 of 3);
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %t1 = trunc i64 %t0 to i32
  %t2 = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %t3 = trunc i64 %t2 to i32
  %t4 = add i32 %t1, %t3
  %t5 = call spir_func i64 @_Z14get_num_groupsj(i32 1)
  %t6 = trunc i64 %t5 to i32
  %t7 = add i32 %t4, %t6
  ret i32 %t7
}
// OpenCL C:
static int fn_f(int a_v0) {
  return as_int((uint)as_int((uint)(int)get_local_size(2) + (uint)(int)get_global_size(0)) + (uint)(int)get_num_groups(1));
}
