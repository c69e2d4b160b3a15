constant boolean T {true, false}
function boolean f(int i#0)
{
  return T[i#0];
}
// LLVM IR:
define internal spir_func i1 @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  store i32 %i.0.in, ptr %i.0
  %t0 = load i32, ptr %i.0
  %t1 = sext i32 %t0 to i64
  %t2 = getelementptr inbounds i8, ptr addrspace(2) @constant.T, i64 %t1
  %t3 = load i8, ptr addrspace(2) %t2
  %t4 = icmp ne i8 %t3, 0
  ret i1 %t4
}
// OpenCL C:
static uchar fn_f(int i_v0) {
  return constant_T[i_v0];
}
