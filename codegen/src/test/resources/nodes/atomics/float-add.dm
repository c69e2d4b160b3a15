function float f(global float[] v#0, int i#1)
{
  return atomic.add(v#0[i#1], 2.0f);
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
  %t3 = load atomic i32, ptr addrspace(1) %t2 syncscope("device") monotonic, align 4
  br label %atomic.try.1
atomic.try.1:
  %t4 = phi i32 [ %t3, %entry ], [ %atomic.try.1.seen, %atomic.try.1 ]
  %t5 = bitcast i32 %t4 to float
  %t6 = fadd float %t5, 0x4000000000000000
  %t7 = bitcast float %t6 to i32
  %t8 = cmpxchg ptr addrspace(1) %t2, i32 %t4, i32 %t7 syncscope("device") monotonic monotonic
  %atomic.try.1.seen = extractvalue { i32, i1 } %t8, 0
  %t9 = extractvalue { i32, i1 } %t8, 1
  br i1 %t9, label %atomic.done.1, label %atomic.try.1
atomic.done.1:
  %t10 = bitcast i32 %t4 to float
  store float %t10, ptr %t.2
  %t11 = load float, ptr %t.2
  ret float %t11
}
// OpenCL C:
static float fn_f(__global float* v_v0, int v_v0_extent0, int i_v1) {
  float t_v2 = sycamore_atomic_add_float_global(&v_v0[i_v1], 0x1.0p1f);
  return t_v2;
}
