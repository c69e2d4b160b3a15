function void f(int a#0)
{
  barrier();
}
// LLVM IR:
define internal spir_func void @f(i32 %a.0.in) convergent {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  call spir_func void @_Z7barrierj(i32 3)
  ret void
}
// OpenCL C:
static void fn_f(int a_v0) {
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}
