function boolean f(global boolean[] v#0, int i#1)
{
  v#0[i#1] = !v#0[0];
  return v#0[i#1];
}
// LLVM IR:
define internal spir_func i1 @f(ptr addrspace(1) %v.0, i32 %v.0.extent0, i32 %i.1.in) {
entry:
  %i.1 = alloca i32
  store i32 %i.1.in, ptr %i.1
  %t0 = load i32, ptr %i.1
  %t1 = sext i32 %t0 to i64
  %t2 = getelementptr inbounds i8, ptr addrspace(1) %v.0, i64 %t1
  %t3 = getelementptr inbounds i8, ptr addrspace(1) %v.0, i64 0
  %t4 = load i8, ptr addrspace(1) %t3
  %t5 = icmp ne i8 %t4, 0
  %t6 = xor i1 %t5, true
  %t7 = zext i1 %t6 to i8
  store i8 %t7, ptr addrspace(1) %t2
  %t8 = load i32, ptr %i.1
  %t9 = sext i32 %t8 to i64
  %t10 = getelementptr inbounds i8, ptr addrspace(1) %v.0, i64 %t9
  %t11 = load i8, ptr addrspace(1) %t10
  %t12 = icmp ne i8 %t11, 0
  ret i1 %t12
}
// OpenCL C:
static uchar fn_f(__global uchar* v_v0, int v_v0_extent0, int i_v1) {
  v_v0[i_v1] = !v_v0[0];
  return v_v0[i_v1];
}
