record P "P" (int x, float y)
record Q "Q" (P p, long n)
function P g(int i#0)
{
  return new P(i#0, 0.0f);
}
function int f(int i#0)
{
  return g(i#0).x;
}
// LLVM IR:
define internal spir_func %record.P @g(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  store i32 %i.0.in, ptr %i.0
  %t0 = load i32, ptr %i.0
  %t1 = insertvalue %record.P poison, i32 %t0, 0
  %t2 = insertvalue %record.P %t1, float 0x0000000000000000, 1
  ret %record.P %t2
}
define internal spir_func i32 @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  %t.1 = alloca %record.P
  store i32 %i.0.in, ptr %i.0
  %t0 = load i32, ptr %i.0
  %t1 = call spir_func %record.P @g(i32 %t0)
  store %record.P %t1, ptr %t.1
  %t2 = load %record.P, ptr %t.1
  %t3 = extractvalue %record.P %t2, 0
  ret i32 %t3
}
// OpenCL C:
static record_P fn_g(int i_v0) {
  return (record_P){i_v0, 0x0.0p0f};
}
static int fn_f(int i_v0) {
  record_P t_v1 = fn_g(i_v0);
  return t_v1.x_v0;
}
