record P "P" (int x, float y)
record Q "Q" (P p, long n)
function float f(P p#0)
{
  return p#0.y;
}
// LLVM IR:
define internal spir_func float @f(%record.P %p.0.in) {
entry:
  %p.0 = alloca %record.P
  store %record.P %p.0.in, ptr %p.0
  %t0 = load %record.P, ptr %p.0
  %t1 = extractvalue %record.P %t0, 1
  ret float %t1
}
// OpenCL C:
static float fn_f(record_P p_v0) {
  return p_v0.y_v1;
}
