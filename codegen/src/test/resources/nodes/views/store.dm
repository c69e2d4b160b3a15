function void f(global float[] v#0, int i#1)
{
  v#0[i#1] = 1.5f;
}
// LLVM IR:
define internal spir_func void @f(ptr addrspace(1) %v.0, i32 %v.0.extent0, i32 %i.1.in) {
entry:
  %i.1 = alloca i32
  store i32 %i.1.in, ptr %i.1
  %t0 = load i32, ptr %i.1
  %t1 = sext i32 %t0 to i64
  %t2 = getelementptr inbounds float, ptr addrspace(1) %v.0, i64 %t1
  store float 0x3FF8000000000000, ptr addrspace(1) %t2
  ret void
}
// OpenCL C:
static void fn_f(__global float* v_v0, int v_v0_extent0, int i_v1) {
  v_v0[i_v1] = 0x1.8p0f;
}
