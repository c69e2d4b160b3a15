function int f(int a#0)
{
  return int(byte(a#0)) + int(short(a#0)) + int(char(a#0));
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = load i32, ptr %a.0
  %t1 = trunc i32 %t0 to i8
  %t2 = sext i8 %t1 to i32
  %t3 = load i32, ptr %a.0
  %t4 = trunc i32 %t3 to i16
  %t5 = sext i16 %t4 to i32
  %t6 = add i32 %t2, %t5
  %t7 = load i32, ptr %a.0
  %t8 = trunc i32 %t7 to i16
  %t9 = zext i16 %t8 to i32
  %t10 = add i32 %t6, %t9
  ret i32 %t10
}
// OpenCL C:
static int fn_f(int a_v0) {
  return as_int((uint)as_int((uint)(int)as_char((uchar)a_v0) + (uint)(int)as_short((ushort)a_v0)) + (uint)(int)(ushort)a_v0);
}
