function int g(private int[] v#0)
{
  return v#0[0] + extent(v#0, 0);
}
function int f(int i#0)
{
  private int[] p#1 = new[2];
  return g(p#1);
}
// LLVM IR:
define internal spir_func i32 @g(ptr %v.0, i32 %v.0.extent0) {
entry:
  %t0 = getelementptr inbounds i32, ptr %v.0, i64 0
  %t1 = load i32, ptr %t0
  %t2 = add i32 %t1, %v.0.extent0
  ret i32 %t2
}
define internal spir_func i32 @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  %p.1 = alloca [2 x i32]
  %t.2 = alloca i32
  store i32 %i.0.in, ptr %i.0
  call void @llvm.memset.p0.i64(ptr %p.1, i8 0, i64 8, i1 false)
  %t0 = call spir_func i32 @g(ptr %p.1, i32 2)
  store i32 %t0, ptr %t.2
  %t1 = load i32, ptr %t.2
  ret i32 %t1
}
// OpenCL C:
static int fn_g(__private int* v_v0, int v_v0_extent0) {
  return as_int((uint)v_v0[0] + (uint)v_v0_extent0);
}
static int fn_f(int i_v0) {
  int p_v1[2];
  int p_v1_extent0 = 2;
  for (int p_v1_index = 0; p_v1_index < 2; p_v1_index++) {
    p_v1[p_v1_index] = 0;
  }
  int t_v2 = fn_g(p_v1, p_v1_extent0);
  return t_v2;
}
