function int f(global int[,] v#0)
{
  return extent(v#0, 0) + extent(v#0, 1);
}
// LLVM IR:
define internal spir_func i32 @f(ptr addrspace(1) %v.0, i32 %v.0.extent0, i32 %v.0.extent1, i32 %v.0.pitch1) {
entry:
  %t0 = add i32 %v.0.extent0, %v.0.extent1
  ret i32 %t0
}
// OpenCL C:
static int fn_f(__global int* v_v0, int v_v0_extent0, int v_v0_extent1, int v_v0_pitch1) {
  return as_int((uint)v_v0_extent0 + (uint)v_v0_extent1);
}
