source_filename = "Allowed.java"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define internal spir_func float @Allowed_exact_float_float(float %a.0.in, float %b.1.in) nounwind "sycamore-name"="Allowed.exact(float, float)" "sycamore-place"="Allowed.java:12:3" {
entry:
  %a.0 = alloca float
  %b.1 = alloca float
  store float %a.0.in, ptr %a.0
  store float %b.1.in, ptr %b.1
  %t0 = load float, ptr %a.0
  %t1 = load float, ptr %b.1
  %t2 = fmul float %t0, %t1
  %t3 = load float, ptr %a.0
  %t4 = fdiv float %t3, 0x4008000000000000
  %t5 = fadd float %t2, %t4
  ret float %t5
}

define internal spir_func float @Allowed_contracted_float_float(float %a.0.in, float %b.1.in) nounwind "sycamore-name"="Allowed.contracted(float, float)" "sycamore-place"="Allowed.java:16:3" {
entry:
  %a.0 = alloca float
  %b.1 = alloca float
  %t.2 = alloca float
  %t.3 = alloca float
  store float %a.0.in, ptr %a.0
  store float %b.1.in, ptr %b.1
  %t0 = load float, ptr %a.0
  %t1 = load float, ptr %a.0
  %t2 = load float, ptr %b.1
  %t3 = fmul contract float %t1, %t2
  %t4 = fadd contract float %t0, %t3
  store float %t4, ptr %a.0
  %t5 = load float, ptr %a.0
  %t6 = load float, ptr %b.1
  %t7 = call spir_func float @Allowed_exact_float_float(float %t5, float %t6)
  store float %t7, ptr %t.2
  %t8 = load float, ptr %t.2
  %t9 = load float, ptr %a.0
  %t10 = call spir_func float @FloatingRemainder_remainder_float_float(float %t8, float %t9)
  store float %t10, ptr %t.3
  %t11 = load float, ptr %b.1
  %t12 = load float, ptr %a.0
  %t13 = load float, ptr %b.1
  %t14 = fmul contract float %t12, %t13
  %t15 = fsub contract float %t11, %t14
  %t16 = load float, ptr %a.0
  %t17 = load float, ptr %a.0
  %t18 = fmul contract float %t16, %t17
  %t19 = fneg float %t18
  %t20 = load float, ptr %b.1
  %t21 = fsub contract float %t19, %t20
  %t22 = fsub contract float %t15, %t21
  %t23 = load float, ptr %t.3
  %t24 = fadd contract float %t22, %t23
  ret float %t24
}

define internal spir_func double @Allowed_reassociated_double_double(double %a.0.in, double %b.1.in) nounwind "sycamore-name"="Allowed.reassociated(double, double)" "sycamore-place"="Allowed.java:22:3" !intel_used_aspects !0 {
entry:
  %a.0 = alloca double
  %b.1 = alloca double
  store double %a.0.in, ptr %a.0
  store double %b.1.in, ptr %b.1
  %t0 = load double, ptr %a.0
  %t1 = load double, ptr %b.1
  %t2 = fadd reassoc nsz double %t0, %t1
  %t3 = load double, ptr %a.0
  %t4 = load double, ptr %b.1
  %t5 = fmul reassoc nsz double %t3, %t4
  %t6 = fsub reassoc nsz double %t2, %t5
  ret double %t6
}

define internal spir_func float @Allowed_functions_float_float(float %a.0.in, float %b.1.in) nounwind "sycamore-name"="Allowed.functions(float, float)" "sycamore-place"="Allowed.java:37:3" {
entry:
  %a.0 = alloca float
  %b.1 = alloca float
  %t.2 = alloca float
  %t.3 = alloca float
  %t.4 = alloca float
  store float %a.0.in, ptr %a.0
  store float %b.1.in, ptr %b.1
  %t0 = load float, ptr %a.0
  %t1 = call spir_func float @DeviceMath_Fast_sqrt_float(float %t0)
  store float %t1, ptr %t.2
  %t2 = load float, ptr %b.1
  %t3 = call spir_func float @DeviceMath_Fast_rsqrt_float(float %t2)
  store float %t3, ptr %t.3
  %t4 = load float, ptr %a.0
  %t5 = call spir_func float @DeviceMath_Fast_exp_float(float %t4)
  store float %t5, ptr %t.4
  %t6 = load float, ptr %t.2
  %t7 = load float, ptr %t.3
  %t8 = fadd float %t6, %t7
  %t9 = load float, ptr %t.4
  %t10 = fadd float %t8, %t9
  ret float %t10
}

define internal spir_func float @Allowed_exactFunctions_float(float %a.0.in) nounwind "sycamore-name"="Allowed.exactFunctions(float)" "sycamore-place"="Allowed.java:42:3" {
entry:
  %a.0 = alloca float
  store float %a.0.in, ptr %a.0
  %t0 = load float, ptr %a.0
  %t1 = call float @llvm.sqrt.f32(float %t0)
  ret float %t1
}

define internal spir_func float @Allowed_reciprocal_float_float(float %a.0.in, float %b.1.in) nounwind "sycamore-name"="Allowed.reciprocal(float, float)" "sycamore-place"="Allowed.java:27:3" !intel_used_aspects !0 {
entry:
  %a.0 = alloca float
  %b.1 = alloca float
  store float %a.0.in, ptr %a.0
  store float %b.1.in, ptr %b.1
  %t0 = load float, ptr %a.0
  %t1 = load float, ptr %b.1
  %t2 = fdiv arcp float %t0, %t1
  %t3 = load float, ptr %a.0
  %t4 = fdiv arcp float %t3, 0x4008000000000000
  %t5 = fadd float %t2, %t4
  %t6 = load float, ptr %b.1
  %t7 = fdiv arcp float %t6, 0x37F0556400000000
  %t8 = fadd float %t5, %t7
  %t9 = load float, ptr %a.0
  %t10 = fpext float %t9 to double
  %t11 = fdiv arcp double %t10, 0x401C000000000000
  %t12 = fptrunc double %t11 to float
  %t13 = fadd float %t8, %t12
  ret float %t13
}

define internal spir_func float @Allowed_quotient_float_float(float %a.0.in, float %b.1.in) nounwind "sycamore-name"="Allowed.quotient(float, float)" "sycamore-place"="Allowed.java:32:3" {
entry:
  %a.0 = alloca float
  %b.1 = alloca float
  store float %a.0.in, ptr %a.0
  store float %b.1.in, ptr %b.1
  %t0 = load float, ptr %a.0
  %t1 = load float, ptr %b.1
  %t2 = fdiv arcp float %t0, %t1
  ret float %t2
}

define internal spir_func float @Allowed_all_float_float(float %a.0.in, float %b.1.in) nounwind "sycamore-name"="Allowed.all(float, float)" "sycamore-place"="Allowed.java:46:3" {
entry:
  %a.0 = alloca float
  %b.1 = alloca float
  %t.2 = alloca float
  store float %a.0.in, ptr %a.0
  store float %b.1.in, ptr %b.1
  %t0 = load float, ptr %a.0
  %t1 = load float, ptr %b.1
  %t2 = call spir_func float @Allowed_exact_float_float(float %t0, float %t1)
  store float %t2, ptr %t.2
  %t3 = load float, ptr %a.0
  %t4 = load float, ptr %b.1
  %t5 = fmul reassoc nsz contract float %t3, %t4
  %t6 = load float, ptr %t.2
  %t7 = load float, ptr %a.0
  %t8 = fdiv reassoc nsz arcp contract float %t6, %t7
  %t9 = fadd reassoc nsz contract float %t5, %t8
  ret float %t9
}

define spir_kernel void @Allowed_run_k45350d82(ptr addrspace(1) %x.0) nounwind "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="Allowed" "sycamore-name"="Allowed.run.k45350d82" "sycamore-place"="Allowed.java:54:9" "sycamore-unchecked"="checks=off" !intel_used_aspects !0 !intel_fixed_targets !1 {
entry:
  %i.1 = alloca i32
  %t.2 = alloca float
  %t.3 = alloca float
  %t.4 = alloca double
  %t.5 = alloca float
  %t.6 = alloca float
  %t.7 = alloca float
  %t.8 = alloca float
  %t.9 = alloca float
  %t.10 = alloca float
  %t.11 = alloca float
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.1
  %t2 = load i32, ptr %i.1
  %t3 = sext i32 %t2 to i64
  %t4 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t3
  %t5 = load float, ptr addrspace(1) %t4
  %t6 = call spir_func float @Allowed_contracted_float_float(float %t5, float 0x4000000000000000)
  store float %t6, ptr %t.2
  %t7 = load float, ptr %t.2
  %t8 = load i32, ptr %i.1
  %t9 = sext i32 %t8 to i64
  %t10 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t9
  %t11 = load float, ptr addrspace(1) %t10
  %t12 = fmul float %t7, %t11
  store float %t12, ptr %t.3
  %t13 = load i32, ptr %i.1
  %t14 = sext i32 %t13 to i64
  %t15 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t14
  %t16 = load float, ptr addrspace(1) %t15
  %t17 = fpext float %t16 to double
  %t18 = call spir_func double @Allowed_reassociated_double_double(double %t17, double 0x4008000000000000)
  store double %t18, ptr %t.4
  %t19 = load i32, ptr %i.1
  %t20 = sext i32 %t19 to i64
  %t21 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t20
  %t22 = load float, ptr %t.3
  %t23 = load double, ptr %t.4
  %t24 = fptrunc double %t23 to float
  %t25 = fadd float %t22, %t24
  store float %t25, ptr addrspace(1) %t21
  %t26 = load i32, ptr %i.1
  %t27 = sext i32 %t26 to i64
  %t28 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t27
  %t29 = load float, ptr addrspace(1) %t28
  store float %t29, ptr %t.5
  %t30 = load i32, ptr %i.1
  %t31 = sext i32 %t30 to i64
  %t32 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t31
  %t33 = load float, ptr addrspace(1) %t32
  %t34 = call spir_func float @Allowed_functions_float_float(float %t33, float 0x4018000000000000)
  store float %t34, ptr %t.6
  %t35 = load i32, ptr %i.1
  %t36 = sext i32 %t35 to i64
  %t37 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t36
  %t38 = load float, ptr addrspace(1) %t37
  %t39 = call spir_func float @Allowed_exactFunctions_float(float %t38)
  store float %t39, ptr %t.7
  %t40 = load i32, ptr %i.1
  %t41 = sext i32 %t40 to i64
  %t42 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t41
  %t43 = load float, ptr %t.5
  %t44 = load float, ptr %t.6
  %t45 = load float, ptr %t.7
  %t46 = fadd float %t44, %t45
  %t47 = fadd float %t43, %t46
  store float %t47, ptr addrspace(1) %t42
  %t48 = load i32, ptr %i.1
  %t49 = sext i32 %t48 to i64
  %t50 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t49
  %t51 = load float, ptr addrspace(1) %t50
  store float %t51, ptr %t.8
  %t52 = load i32, ptr %i.1
  %t53 = sext i32 %t52 to i64
  %t54 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t53
  %t55 = load float, ptr addrspace(1) %t54
  %t56 = call spir_func float @Allowed_reciprocal_float_float(float %t55, float 0x4014000000000000)
  store float %t56, ptr %t.9
  %t57 = load i32, ptr %i.1
  %t58 = sext i32 %t57 to i64
  %t59 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t58
  %t60 = load float, ptr addrspace(1) %t59
  %t61 = call spir_func float @Allowed_quotient_float_float(float %t60, float 0x4010000000000000)
  store float %t61, ptr %t.10
  %t62 = load i32, ptr %i.1
  %t63 = sext i32 %t62 to i64
  %t64 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t63
  %t65 = load float, ptr addrspace(1) %t64
  %t66 = call spir_func float @Allowed_all_float_float(float %t65, float 0x401C000000000000)
  store float %t66, ptr %t.11
  %t67 = load i32, ptr %i.1
  %t68 = sext i32 %t67 to i64
  %t69 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t68
  %t70 = load float, ptr %t.8
  %t71 = load float, ptr %t.9
  %t72 = load float, ptr %t.10
  %t73 = fadd float %t71, %t72
  %t74 = load float, ptr %t.11
  %t75 = fadd float %t73, %t74
  %t76 = fadd float %t70, %t75
  store float %t76, ptr addrspace(1) %t69
  ret void
}

