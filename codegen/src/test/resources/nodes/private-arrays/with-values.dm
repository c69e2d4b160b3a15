function float f(int i#0)
{
  private float[] p#1 = new[3] {1.0f, 2.0f, float(i#0)};
  return p#1[i#0];
}
// LLVM IR:
define internal spir_func float @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  %p.1 = alloca [3 x float]
  store i32 %i.0.in, ptr %i.0
  call void @llvm.memset.p0.i64(ptr %p.1, i8 0, i64 12, i1 false)
  %t0 = getelementptr inbounds float, ptr %p.1, i64 0
  store float 0x3FF0000000000000, ptr %t0
  %t1 = getelementptr inbounds float, ptr %p.1, i64 1
  store float 0x4000000000000000, ptr %t1
  %t2 = getelementptr inbounds float, ptr %p.1, i64 2
  %t3 = load i32, ptr %i.0
  %t4 = sitofp i32 %t3 to float
  store float %t4, ptr %t2
  %t5 = load i32, ptr %i.0
  %t6 = sext i32 %t5 to i64
  %t7 = getelementptr inbounds float, ptr %p.1, i64 %t6
  %t8 = load float, ptr %t7
  ret float %t8
}
// OpenCL C:
static float fn_f(int i_v0) {
  float p_v1[3];
  int p_v1_extent0 = 3;
  for (int p_v1_index = 0; p_v1_index < 3; p_v1_index++) {
    p_v1[p_v1_index] = 0;
  }
  p_v1[0] = 0x1.0p0f;
  p_v1[1] = 0x1.0p1f;
  p_v1[2] = (float)i_v0;
  return p_v1[i_v0];
}
