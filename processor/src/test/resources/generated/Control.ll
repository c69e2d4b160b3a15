source_filename = "p/Control.java"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

%record.p_Control_Pair = type { i32, float }

@constant.Control_TABLE = private unnamed_addr addrspace(2) constant [3 x i8] [i8 1, i8 -2, i8 3]

define internal spir_func %record.p_Control_Pair @Control_pair_int(i32 %x.0.in) nounwind "sycamore-name"="Control.pair(int)" "sycamore-place"="Control.java:13:3" {
entry:
  %x.0 = alloca i32
  store i32 %x.0.in, ptr %x.0
  %t0 = load i32, ptr %x.0
  %t1 = insertvalue %record.p_Control_Pair poison, i32 %t0, 0
  %t2 = load i32, ptr %x.0
  %t3 = srem i32 %t2, 3
  %t4 = sext i32 %t3 to i64
  %t5 = getelementptr inbounds i8, ptr addrspace(2) @constant.Control_TABLE, i64 %t4
  %t6 = load i8, ptr addrspace(2) %t5
  %t7 = sitofp i8 %t6 to float
  %t8 = insertvalue %record.p_Control_Pair %t1, float %t7, 1
  ret %record.p_Control_Pair %t8
}

define spir_kernel void @p_Control_run_ke281f213(ptr addrspace(1) %out.0) nounwind "sycamore-kernel-form"="range" "sycamore-kernel-dims"="2" "sycl-module-id"="p.Control" "sycamore-name"="Control.run.ke281f213" "sycamore-place"="Control.java:20:9" "sycamore-unchecked"="checks=off" !intel_fixed_targets !0 {
entry:
  %i.1 = alloca i32
  %j.2 = alloca i32
  %counts.3 = alloca [4 x i32]
  %k.4 = alloca i32
  %index.6 = alloca i32
  %p.5 = alloca %record.p_Control_Pair
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 1)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.1
  %t2 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t3 = trunc i64 %t2 to i32
  store i32 %t3, ptr %j.2
  call void @llvm.memset.p0.i64(ptr %counts.3, i8 0, i64 16, i1 false)
  store i32 0, ptr %k.4
  br label %while.test.1
while.test.1:
  %t4 = load i32, ptr %k.4
  %t5 = icmp slt i32 %t4, 10
  br i1 %t5, label %while.body.1, label %while.end.1
while.body.1:
  %t6 = load i32, ptr %k.4
  switch i32 %t6, label %switch.case.3 [ i32 1, label %switch.case.1 i32 7, label %switch.case.2 ]
switch.case.1:
  br label %labeled.end.2
switch.case.2:
  br label %labeled.end.1
switch.case.3:
  %t7 = load i32, ptr %k.4
  %t8 = and i32 %t7, 3
  store i32 %t8, ptr %index.6
  %t9 = load i32, ptr %index.6
  %t10 = sext i32 %t9 to i64
  %t11 = getelementptr inbounds i32, ptr %counts.3, i64 %t10
  %t12 = load i32, ptr %index.6
  %t13 = sext i32 %t12 to i64
  %t14 = getelementptr inbounds i32, ptr %counts.3, i64 %t13
  %t15 = load i32, ptr %t14
  %t16 = add i32 %t15, 1
  store i32 %t16, ptr %t11
  br label %switch.end.1
switch.end.1:
  br label %labeled.end.2
labeled.end.2:
  %t17 = load i32, ptr %k.4
  %t18 = add i32 %t17, 1
  store i32 %t18, ptr %k.4
  br label %while.test.1
while.end.1:
  br label %labeled.end.1
labeled.end.1:
  %t19 = load i32, ptr %i.1
  %t20 = sext i32 %t19 to i64
  %t21 = getelementptr inbounds i32, ptr %counts.3, i64 %t20
  %t22 = load i32, ptr %t21
  %t23 = call spir_func %record.p_Control_Pair @Control_pair_int(i32 %t22)
  store %record.p_Control_Pair %t23, ptr %p.5
  %t24 = load i32, ptr %i.1
  %t25 = mul i32 %t24, 3
  %t26 = load i32, ptr %j.2
  %t27 = add i32 %t25, %t26
  %t28 = sext i32 %t27 to i64
  %t29 = getelementptr inbounds float, ptr addrspace(1) %out.0, i64 %t28
  %t30 = load %record.p_Control_Pair, ptr %p.5
  %t31 = extractvalue %record.p_Control_Pair %t30, 0
  %t32 = icmp sgt i32 %t31, 2
  br i1 %t32, label %choose.true.1, label %choose.false.1
choose.true.1:
  %t33 = load %record.p_Control_Pair, ptr %p.5
  %t34 = extractvalue %record.p_Control_Pair %t33, 1
  %t35 = fcmp une float %t34, 0x0000000000000000
  br label %choose.end.1
choose.false.1:
  br label %choose.end.1
choose.end.1:
  %t36 = phi i1 [ %t35, %choose.true.1 ], [ false, %choose.false.1 ]
  br i1 %t36, label %choose.true.2, label %choose.false.2
choose.true.2:
  %t37 = load %record.p_Control_Pair, ptr %p.5
  %t38 = extractvalue %record.p_Control_Pair %t37, 1
  br label %choose.end.2
choose.false.2:
  %t39 = load %record.p_Control_Pair, ptr %p.5
  %t40 = extractvalue %record.p_Control_Pair %t39, 0
  %t41 = sub i32 0, %t40
  %t42 = sitofp i32 %t41 to float
  br label %choose.end.2
choose.end.2:
  %t43 = phi float [ %t38, %choose.true.2 ], [ %t42, %choose.false.2 ]
  store float %t43, ptr addrspace(1) %t29
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32) nounwind willreturn memory(none)
declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

!0 = !{}
