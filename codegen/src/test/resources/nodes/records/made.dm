record P "P" (int x, float y)
record Q "Q" (P p, long n)
function P f(int i#0)
{
  return new P(i#0, 1.0f);
}
// LLVM IR:
define internal spir_func %record.P @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  store i32 %i.0.in, ptr %i.0
  %t0 = load i32, ptr %i.0
  %t1 = insertvalue %record.P poison, i32 %t0, 0
  %t2 = insertvalue %record.P %t1, float 0x3FF0000000000000, 1
  ret %record.P %t2
}
// OpenCL C:
static record_P fn_f(int i_v0) {
  return (record_P){i_v0, 0x1.0p0f};
}
