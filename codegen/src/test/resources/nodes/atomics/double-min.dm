function double f(global double[] v#0, int i#1)
{
  return atomic.min(v#0[i#1], 5.0);
}
// LLVM IR:
define internal spir_func double @f(ptr addrspace(1) %v.0, i32 %v.0.extent0, i32 %i.1.in) {
entry:
  %i.1 = alloca i32
  %t.2 = alloca double
  store i32 %i.1.in, ptr %i.1
  %t0 = load i32, ptr %i.1
  %t1 = sext i32 %t0 to i64
  %t2 = getelementptr inbounds double, ptr addrspace(1) %v.0, i64 %t1
  %t3 = load atomic i64, ptr addrspace(1) %t2 syncscope("device") monotonic, align 8
  br label %atomic.try.1
atomic.try.1:
  %t4 = phi i64 [ %t3, %entry ], [ %atomic.try.1.seen, %atomic.try.1 ]
  %t5 = bitcast i64 %t4 to double
  %t6 = bitcast double %t5 to i64
  %t7 = bitcast double 0x4014000000000000 to i64
  %t8 = or i64 %t6, %t7
  %t9 = fcmp oeq double %t5, 0x4014000000000000
  %t10 = fcmp uno double %t5, %t5
  %t11 = fcmp olt double %t5, 0x4014000000000000
  %t12 = or i1 %t10, %t11
  %t13 = select i1 %t12, double %t5, double 0x4014000000000000
  %t14 = bitcast i64 %t8 to double
  %t15 = select i1 %t9, double %t14, double %t13
  %t16 = bitcast double %t15 to i64
  %t17 = cmpxchg ptr addrspace(1) %t2, i64 %t4, i64 %t16 syncscope("device") monotonic monotonic
  %atomic.try.1.seen = extractvalue { i64, i1 } %t17, 0
  %t18 = extractvalue { i64, i1 } %t17, 1
  br i1 %t18, label %atomic.done.1, label %atomic.try.1
atomic.done.1:
  %t19 = bitcast i64 %t4 to double
  store double %t19, ptr %t.2
  %t20 = load double, ptr %t.2
  ret double %t20
}
// OpenCL C:
static double fn_f(__global double* v_v0, int v_v0_extent0, int i_v1) {
  double t_v2 = sycamore_atomic_min_double_global(&v_v0[i_v1], 0x1.4p2);
  return t_v2;
}
