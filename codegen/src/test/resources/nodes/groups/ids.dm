function int f(int a#0)
{
  return item.local_id(0 of 2) + item.group_id(1 of 2) + item.global_id(a#0 of 2);
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %t1 = trunc i64 %t0 to i32
  %t2 = call spir_func i64 @_Z12get_group_idj(i32 0)
  %t3 = trunc i64 %t2 to i32
  %t4 = add i32 %t1, %t3
  %t5 = load i32, ptr %a.0
  %t6 = sub i32 1, %t5
  %t7 = call spir_func i64 @_Z13get_global_idj(i32 %t6)
  %t8 = trunc i64 %t7 to i32
  %t9 = add i32 %t4, %t8
  ret i32 %t9
}
// OpenCL C:
static int fn_f(int a_v0) {
  return as_int((uint)as_int((uint)(int)get_local_id(1) + (uint)(int)get_group_id(0)) + (uint)(int)get_global_id(1 - a_v0));
}
