function float f(global float[] v#0, int i#1)
{
  return atomic.exchange(v#0[i#1], 5.0f);
}
// LLVM IR:
define internal spir_func float @f(ptr addrspace(1) %v.0, i32 %v.0.extent0, i32 %i.1.in) {
entry:
  %i.1 = alloca i32
  %t.2 = alloca float
  store i32 %i.1.in, ptr %i.1
  %t0 = load i32, ptr %i.1
  %t1 = sext i32 %t0 to i64
  %t2 = getelementptr inbounds float, ptr addrspace(1) %v.0, i64 %t1
  %t3 = bitcast float 0x4014000000000000 to i32
  %t4 = atomicrmw xchg ptr addrspace(1) %t2, i32 %t3 syncscope("device") monotonic
  %t5 = bitcast i32 %t4 to float
  store float %t5, ptr %t.2
  %t6 = load float, ptr %t.2
  ret float %t6
}
// OpenCL C:
static float fn_f(__global float* v_v0, int v_v0_extent0, int i_v1) {
  float t_v2 = as_float(atomic_xchg((volatile __global int*)&v_v0[i_v1], as_int(0x1.4p2f)));
  return t_v2;
}
