record P "P" (int x, float y)
function P f(int a#0, int b#1)
{
  return a#0 < b#1 ? new P(1, 2.0f) : new P(a#0, 1.0f);
}
// LLVM IR:
define internal spir_func %record.P @f(i32 %a.0.in, i32 %b.1.in) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  %choose.result.1 = alloca %record.P
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %a.0
  %t1 = load i32, ptr %b.1
  %t2 = icmp slt i32 %t0, %t1
  br i1 %t2, label %choose.true.1, label %choose.false.1
choose.true.1:
  %t3 = insertvalue %record.P poison, i32 1, 0
  %t4 = insertvalue %record.P %t3, float 0x4000000000000000, 1
  store %record.P %t4, ptr %choose.result.1
  br label %choose.end.1
choose.false.1:
  %t5 = load i32, ptr %a.0
  %t6 = insertvalue %record.P poison, i32 %t5, 0
  %t7 = insertvalue %record.P %t6, float 0x3FF0000000000000, 1
  store %record.P %t7, ptr %choose.result.1
  br label %choose.end.1
choose.end.1:
  %t8 = load %record.P, ptr %choose.result.1
  ret %record.P %t8
}
// OpenCL C:
static record_P fn_f(int a_v0, int b_v1) {
  return (a_v0 < b_v1) ? (record_P){1, 0x1.0p1f} : (record_P){a_v0, 0x1.0p0f};
}
