function int f(int i#0)
{
  private int[] p#1 = new[4];
  return p#1[i#0];
}
// LLVM IR:
define internal spir_func i32 @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  %p.1 = alloca [4 x i32]
  store i32 %i.0.in, ptr %i.0
  call void @llvm.memset.p0.i64(ptr %p.1, i8 0, i64 16, i1 false)
  %t0 = load i32, ptr %i.0
  %t1 = sext i32 %t0 to i64
  %t2 = getelementptr inbounds i32, ptr %p.1, i64 %t1
  %t3 = load i32, ptr %t2
  ret i32 %t3
}
// OpenCL C:
static int fn_f(int i_v0) {
  int p_v1[4];
  int p_v1_extent0 = 4;
  for (int p_v1_index = 0; p_v1_index < 4; p_v1_index++) {
    p_v1[p_v1_index] = 0;
  }
  return p_v1[i_v0];
}
