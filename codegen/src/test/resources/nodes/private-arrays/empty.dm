function int f(int i#0)
{
  private int[] p#1 = new[0];
  return extent(p#1, 0);
}
// LLVM IR:
define internal spir_func i32 @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  %p.1 = alloca [1 x i32]
  store i32 %i.0.in, ptr %i.0
  ret i32 0
}
// OpenCL C:
static int fn_f(int i_v0) {
  int p_v1[1];
  int p_v1_extent0 = 0;
  for (int p_v1_index = 0; p_v1_index < 0; p_v1_index++) {
    p_v1[p_v1_index] = 0;
  }
  return p_v1_extent0;
}
