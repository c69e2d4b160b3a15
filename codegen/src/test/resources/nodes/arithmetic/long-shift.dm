function long f(long a#0, int b#1)
{
  return a#0 >>> b#1;
}
// LLVM IR:
define internal spir_func i64 @f(i64 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i64
  %b.1 = alloca i32
  store i64 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i64, ptr %a.0
  %t1 = load i32, ptr %b.1
  %t2 = and i32 %t1, 63
  %t3 = zext i32 %t2 to i64
  %t4 = lshr i64 %t0, %t3
  ret i64 %t4
}
// OpenCL C:
static long fn_f(long a_v0, int b_v1) {
  return as_long((ulong)a_v0 >> (b_v1 & 63));
}
