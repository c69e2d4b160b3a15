function int f(global int[,] v#0, int i#1)
{
  return v#0[i#1, 2];
}
// LLVM IR:
define internal spir_func i32 @f(ptr addrspace(1) %v.0, i32 %v.0.extent0, i32 %v.0.extent1, i32 %v.0.pitch1, i32 %i.1.in) {
entry:
  %i.1 = alloca i32
  store i32 %i.1.in, ptr %i.1
  %t0 = load i32, ptr %i.1
  %t1 = sext i32 %t0 to i64
  %t2 = sext i32 %v.0.pitch1 to i64
  %t3 = mul nsw i64 %t1, %t2
  %t4 = add nsw i64 %t3, 2
  %t5 = getelementptr inbounds i32, ptr addrspace(1) %v.0, i64 %t4
  %t6 = load i32, ptr addrspace(1) %t5
  ret i32 %t6
}
// OpenCL C:
static int fn_f(__global int* v_v0, int v_v0_extent0, int v_v0_extent1, int v_v0_pitch1, int i_v1) {
  return v_v0[((long)i_v1 * v_v0_pitch1) + 2];
}
