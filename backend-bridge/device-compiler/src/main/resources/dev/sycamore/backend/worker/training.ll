source_filename = "Training.java"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define internal spir_func float @Training_weight_float_int(float %x.0.in, i32 %k.1.in) convergent nounwind "sycamore-name"="Training.weight(float, int)" "sycamore-place"="Training.java:7:3" {
entry:
  %x.0 = alloca float
  %k.1 = alloca i32
  store float %x.0.in, ptr %x.0
  store i32 %k.1.in, ptr %k.1
  %t0 = load float, ptr %x.0
  %t1 = fcmp olt float %t0, 0x3FE0000000000000
  br i1 %t1, label %choose.true.1, label %choose.false.1
choose.true.1:
  %t2 = load float, ptr %x.0
  %t3 = load i32, ptr %k.1
  %t4 = sitofp i32 %t3 to float
  %t5 = fmul float %t2, %t4
  br label %choose.end.1
choose.false.1:
  %t6 = load float, ptr %x.0
  %t7 = load i32, ptr %k.1
  %t8 = sitofp i32 %t7 to float
  %t9 = fadd float %t6, %t8
  %t10 = call float @llvm.sqrt.f32(float %t9)
  br label %choose.end.1
choose.end.1:
  %t11 = phi float [ %t5, %choose.true.1 ], [ %t10, %choose.false.1 ]
  ret float %t11
}

define spir_kernel void @Training_Reverse(ptr addrspace(1) %x.0, ptr addrspace(1) %y.1, ptr addrspace(3) %row.2, i32 %row.2.range0) convergent nounwind "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" "sycl-module-id"="Training" "sycamore-name"="Training.Reverse" "sycamore-place"="Training.java:11:5" !intel_fixed_targets !0 {
entry:
  %t0 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  %t2 = sext i32 %t1 to i64
  %t3 = getelementptr inbounds float, ptr addrspace(3) %row.2, i64 %t2
  %t4 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t5 = trunc i64 %t4 to i32
  %t6 = sext i32 %t5 to i64
  %t7 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t6
  %t8 = load float, ptr addrspace(1) %t7
  store float %t8, ptr addrspace(3) %t3
  call spir_func void @_Z7barrierj(i32 3)
  %t9 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t10 = trunc i64 %t9 to i32
  %t11 = sext i32 %t10 to i64
  %t12 = getelementptr inbounds float, ptr addrspace(1) %y.1, i64 %t11
  %t13 = sub i32 %row.2.range0, 1
  %t14 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t15 = trunc i64 %t14 to i32
  %t16 = sub i32 %t13, %t15
  %t17 = sext i32 %t16 to i64
  %t18 = getelementptr inbounds float, ptr addrspace(3) %row.2, i64 %t17
  %t19 = load float, ptr addrspace(3) %t18
  store float %t19, ptr addrspace(1) %t12
  ret void
}

define spir_kernel void @Training_map_k72d7f46d(ptr addrspace(1) %x.0, i32 %n.1.in, float %a.2.in, ptr addrspace(1) %y.3) convergent nounwind "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="Training" "sycamore-name"="Training.map.k72d7f46d" "sycamore-place"="Training.java:19:29" !intel_fixed_targets !0 {
entry:
  %n.1 = alloca i32
  %a.2 = alloca float
  %i.4 = alloca i32
  %sum.5 = alloca float
  %j.6 = alloca i32
  %t.7 = alloca float
  store i32 %n.1.in, ptr %n.1
  store float %a.2.in, ptr %a.2
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.4
  store float 0x0000000000000000, ptr %sum.5
  store i32 0, ptr %j.6
  br label %while.test.1
while.test.1:
  %t2 = load i32, ptr %j.6
  %t3 = icmp slt i32 %t2, 8
  br i1 %t3, label %while.body.1, label %while.end.1
while.body.1:
  %t4 = load i32, ptr %i.4
  %t5 = load i32, ptr %j.6
  %t6 = add i32 %t4, %t5
  %t7 = load i32, ptr %n.1
  %t8 = icmp eq i32 %t7, 0
  %t9 = icmp eq i32 %t7, -1
  %t10 = or i1 %t8, %t9
  %t11 = select i1 %t10, i32 1, i32 %t7
  %t12 = srem i32 %t6, %t11
  %t13 = sext i32 %t12 to i64
  %t14 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t13
  %t15 = load float, ptr addrspace(1) %t14
  %t16 = load i32, ptr %j.6
  %t17 = call spir_func float @Training_weight_float_int(float %t15, i32 %t16)
  store float %t17, ptr %t.7
  %t18 = load float, ptr %sum.5
  %t19 = load float, ptr %t.7
  %t20 = load float, ptr %a.2
  %t21 = fmul float %t19, %t20
  %t22 = fadd float %t18, %t21
  store float %t22, ptr %sum.5
  %t23 = load i32, ptr %j.6
  %t24 = add i32 %t23, 1
  store i32 %t24, ptr %j.6
  br label %while.test.1
while.end.1:
  %t25 = load i32, ptr %i.4
  %t26 = sext i32 %t25 to i64
  %t27 = getelementptr inbounds float, ptr addrspace(1) %y.3, i64 %t26
  %t28 = load float, ptr %sum.5
  %t29 = fcmp ogt float %t28, 0x0000000000000000
  br i1 %t29, label %choose.true.1, label %choose.false.1
choose.true.1:
  %t30 = load float, ptr %sum.5
  br label %choose.end.1
choose.false.1:
  %t31 = load i32, ptr %i.4
  %t32 = sext i32 %t31 to i64
  %t33 = getelementptr inbounds float, ptr addrspace(1) %y.3, i64 %t32
  %t34 = load float, ptr addrspace(1) %t33
  %t35 = load float, ptr %sum.5
  %t36 = fsub float %t34, %t35
  br label %choose.end.1
choose.end.1:
  %t37 = phi float [ %t30, %choose.true.1 ], [ %t36, %choose.false.1 ]
  store float %t37, ptr addrspace(1) %t27
  ret void
}

declare spir_func i64 @_Z12get_local_idj(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32) nounwind willreturn memory(none)
declare spir_func void @_Z7barrierj(i32) convergent nounwind
declare float @llvm.sqrt.f32(float)

!0 = !{}
