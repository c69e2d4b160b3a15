source_filename = "p/PassedZeros.java"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define internal spir_func float @PassedZeros_clamp_float_float_float(float %x.0.in, float %low.1.in, float %high.2.in) nounwind "sycamore-name"="PassedZeros.clamp(float, float, float)" "sycamore-place"="PassedZeros.java:12:3" {
entry:
  %x.0 = alloca float
  %low.1 = alloca float
  %high.2 = alloca float
  store float %x.0.in, ptr %x.0
  store float %low.1.in, ptr %low.1
  store float %high.2.in, ptr %high.2
  %t0 = load float, ptr %x.0
  %t1 = load float, ptr %low.1
  %t2 = fcmp olt float %t0, %t1
  br i1 %t2, label %choose.true.1, label %choose.false.1
choose.true.1:
  %t3 = load float, ptr %low.1
  br label %choose.end.1
choose.false.1:
  %t4 = load float, ptr %x.0
  %t5 = load float, ptr %high.2
  %t6 = fcmp ogt float %t4, %t5
  br i1 %t6, label %choose.true.2, label %choose.false.2
choose.true.2:
  %t7 = load float, ptr %high.2
  br label %choose.end.2
choose.false.2:
  %t8 = load float, ptr %x.0
  br label %choose.end.2
choose.end.2:
  %t9 = phi float [ %t7, %choose.true.2 ], [ %t8, %choose.false.2 ]
  br label %choose.end.1
choose.end.1:
  %t10 = phi float [ %t3, %choose.true.1 ], [ %t9, %choose.end.2 ]
  ret float %t10
}

define internal spir_func double @PassedZeros_positive_float_float(float %x.0.in, float %zero.1.in) nounwind "sycamore-name"="PassedZeros.positive(float, float)" "sycamore-place"="PassedZeros.java:8:3" !intel_used_aspects !0 {
entry:
  %x.0 = alloca float
  %zero.1 = alloca float
  store float %x.0.in, ptr %x.0
  store float %zero.1.in, ptr %zero.1
  %t0 = load float, ptr %x.0
  %t1 = load float, ptr %zero.1
  %t2 = fcmp olt float %t0, %t1
  br i1 %t2, label %choose.true.1, label %choose.false.1
choose.true.1:
  br label %choose.end.1
choose.false.1:
  %t3 = load float, ptr %x.0
  %t4 = fpext float %t3 to double
  br label %choose.end.1
choose.end.1:
  %t5 = phi double [ 0x0000000000000000, %choose.true.1 ], [ %t4, %choose.false.1 ]
  ret double %t5
}

define spir_kernel void @p_PassedZeros_run_kc80bb7bd(ptr addrspace(1) %y.0, ptr addrspace(1) %x.1) nounwind "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="p.PassedZeros" "sycamore-name"="PassedZeros.run.kc80bb7bd" "sycamore-place"="PassedZeros.java:17:42" "sycamore-unchecked"="checks=off" !intel_used_aspects !0 !intel_fixed_targets !1 {
entry:
  %i.2 = alloca i32
  %t.3 = alloca float
  %t.4 = alloca double
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.2
  %t2 = load i32, ptr %i.2
  %t3 = sext i32 %t2 to i64
  %t4 = getelementptr inbounds float, ptr addrspace(1) %x.1, i64 %t3
  %t5 = load float, ptr addrspace(1) %t4
  %t6 = getelementptr inbounds float, ptr addrspace(1) %x.1, i64 0
  %t7 = load float, ptr addrspace(1) %t6
  %t8 = call spir_func float @PassedZeros_clamp_float_float_float(float %t5, float 0xBFF0000000000000, float %t7)
  store float %t8, ptr %t.3
  %t9 = load float, ptr %t.3
  %t10 = call spir_func double @PassedZeros_positive_float_float(float %t9, float 0x0000000000000000)
  store double %t10, ptr %t.4
  %t11 = load i32, ptr %i.2
  %t12 = sext i32 %t11 to i64
  %t13 = getelementptr inbounds double, ptr addrspace(1) %y.0, i64 %t12
  %t14 = load double, ptr %t.4
  store double %t14, ptr addrspace(1) %t13
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32) nounwind willreturn memory(none)

!0 = !{i32 6}
!1 = !{}
