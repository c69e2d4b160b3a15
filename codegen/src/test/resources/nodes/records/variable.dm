record P "P" (int x, float y)
record Q "Q" (P p, long n)
function int f(int i#0)
{
  P p#1 = new P(i#0, 1.0f);
  p#1 = new P(2, p#1.y);
  return p#1.x;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  %p.1 = alloca %record.P
  store i32 %i.0.in, ptr %i.0
  %t0 = load i32, ptr %i.0
  %t1 = insertvalue %record.P poison, i32 %t0, 0
  %t2 = insertvalue %record.P %t1, float 0x3FF0000000000000, 1
  store %record.P %t2, ptr %p.1
  %t3 = insertvalue %record.P poison, i32 2, 0
  %t4 = load %record.P, ptr %p.1
  %t5 = extractvalue %record.P %t4, 1
  %t6 = insertvalue %record.P %t3, float %t5, 1
  store %record.P %t6, ptr %p.1
  %t7 = load %record.P, ptr %p.1
  %t8 = extractvalue %record.P %t7, 0
  ret i32 %t8
}
// OpenCL C:
static int fn_f(int i_v0) {
  record_P p_v1 = (record_P){i_v0, 0x1.0p0f};
  p_v1 = (record_P){2, p_v1.y_v1};
  return p_v1.x_v0;
}
