function int f(Half a#0, short b#1)
{
  return int(math.half_to_bits<short>(a#0)) + int(math.half_to_bits<short>(math.bits_to_half<Half>(b#1)));
}
// LLVM IR:
define internal spir_func i32 @f(half %a.0.in, i16 %b.1.in) {
entry:
  %a.0 = alloca half
  %b.1 = alloca i16
  store half %a.0.in, ptr %a.0
  store i16 %b.1.in, ptr %b.1
  %t0 = load half, ptr %a.0
  %t1 = bitcast half %t0 to i16
  %t2 = sext i16 %t1 to i32
  %t3 = load i16, ptr %b.1
  %t4 = bitcast i16 %t3 to half
  %t5 = bitcast half %t4 to i16
  %t6 = sext i16 %t5 to i32
  %t7 = add i32 %t2, %t6
  ret i32 %t7
}
// OpenCL C:
static int fn_f(ushort a_v0, short b_v1) {
  return as_int((uint)(int)as_short((ushort)a_v0) + (uint)(int)as_short((ushort)(ushort)b_v1));
}
