function int f(global int[] v#0, int i#1)
{
  return atomic.subtract(v#0[i#1], 1) + atomic.and(v#0[i#1], 2) + atomic.xor(v#0[i#1], 3);
}
// LLVM IR:
define internal spir_func i32 @f(ptr addrspace(1) %v.0, i32 %v.0.extent0, i32 %i.1.in) {
entry:
  %i.1 = alloca i32
  %t.2 = alloca i32
  %t.3 = alloca i32
  %t.4 = alloca i32
  store i32 %i.1.in, ptr %i.1
  %t0 = load i32, ptr %i.1
  %t1 = sext i32 %t0 to i64
  %t2 = getelementptr inbounds i32, ptr addrspace(1) %v.0, i64 %t1
  %t3 = atomicrmw sub ptr addrspace(1) %t2, i32 1 syncscope("device") monotonic
  store i32 %t3, ptr %t.2
  %t4 = load i32, ptr %i.1
  %t5 = sext i32 %t4 to i64
  %t6 = getelementptr inbounds i32, ptr addrspace(1) %v.0, i64 %t5
  %t7 = atomicrmw and ptr addrspace(1) %t6, i32 2 syncscope("device") monotonic
  store i32 %t7, ptr %t.3
  %t8 = load i32, ptr %i.1
  %t9 = sext i32 %t8 to i64
  %t10 = getelementptr inbounds i32, ptr addrspace(1) %v.0, i64 %t9
  %t11 = atomicrmw xor ptr addrspace(1) %t10, i32 3 syncscope("device") monotonic
  store i32 %t11, ptr %t.4
  %t12 = load i32, ptr %t.2
  %t13 = load i32, ptr %t.3
  %t14 = add i32 %t12, %t13
  %t15 = load i32, ptr %t.4
  %t16 = add i32 %t14, %t15
  ret i32 %t16
}
// OpenCL C:
static int fn_f(__global int* v_v0, int v_v0_extent0, int i_v1) {
  int t_v2 = atomic_sub(&v_v0[i_v1], 1);
  int t_v3 = atomic_and(&v_v0[i_v1], 2);
  int t_v4 = atomic_xor(&v_v0[i_v1], 3);
  return as_int((uint)as_int((uint)t_v2 + (uint)t_v3) + (uint)t_v4);
}
