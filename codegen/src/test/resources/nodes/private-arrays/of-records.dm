record P "P" (int x, float y)
function int f(int i#0)
{
  private P[] p#1 = new[2];
  return p#1[i#0].x;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  %p.1 = alloca [2 x %record.P]
  store i32 %i.0.in, ptr %i.0
  call void @llvm.memset.p0.i64(ptr %p.1, i8 0, i64 ptrtoint (ptr getelementptr (%record.P, ptr null, i64 2) to i64), i1 false)
  %t0 = load i32, ptr %i.0
  %t1 = sext i32 %t0 to i64
  %t2 = getelementptr inbounds %record.P, ptr %p.1, i64 %t1
  %t3 = load %record.P, ptr %t2
  %t4 = extractvalue %record.P %t3, 0
  ret i32 %t4
}
// OpenCL C:
static int fn_f(int i_v0) {
  record_P p_v1[2];
  int p_v1_extent0 = 2;
  for (int p_v1_index = 0; p_v1_index < 2; p_v1_index++) {
    p_v1[p_v1_index] = (record_P){0, 0};
  }
  return p_v1[i_v0].x_v0;
}
