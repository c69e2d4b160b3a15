constant char T "sycamore"
function int f(int i#0)
{
  return int(T[i#0]);
}
// LLVM IR:
define internal spir_func i32 @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  store i32 %i.0.in, ptr %i.0
  %t0 = load i32, ptr %i.0
  %t1 = sext i32 %t0 to i64
  %t2 = getelementptr inbounds i16, ptr addrspace(2) @constant.T, i64 %t1
  %t3 = load i16, ptr addrspace(2) %t2
  %t4 = zext i16 %t3 to i32
  ret i32 %t4
}
// OpenCL C:
static int fn_f(int i_v0) {
  return (int)constant_T[i_v0];
}
