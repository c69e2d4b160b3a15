record P "P" (int x, float y)
record Q "Q" (P p, long n)
function int f(Q q#0)
{
  return q#0.p.x + int(q#0.n);
}
// LLVM IR:
define internal spir_func i32 @f(%record.Q %q.0.in) {
entry:
  %q.0 = alloca %record.Q
  store %record.Q %q.0.in, ptr %q.0
  %t0 = load %record.Q, ptr %q.0
  %t1 = extractvalue %record.Q %t0, 0
  %t2 = extractvalue %record.P %t1, 0
  %t3 = load %record.Q, ptr %q.0
  %t4 = extractvalue %record.Q %t3, 1
  %t5 = trunc i64 %t4 to i32
  %t6 = add i32 %t2, %t5
  ret i32 %t6
}
// OpenCL C:
static int fn_f(record_Q q_v0) {
  return as_int((uint)q_v0.p_v0.x_v0 + (uint)as_int((uint)q_v0.n_v1));
}
