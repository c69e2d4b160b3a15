; ModuleID = 'R.java'
source_filename = "R.java"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%record.R_V = type { float, float }

; Function Attrs: convergent nounwind
define internal spir_func %record.R_V @R_V_plus_R_V_R_V(%record.R_V %self.0.in, %record.R_V %o.1.in) #0 {
entry:
  %self.0 = alloca %record.R_V, align 8
  %o.1 = alloca %record.R_V, align 8
  store %record.R_V %self.0.in, ptr %self.0, align 4
  store %record.R_V %o.1.in, ptr %o.1, align 4
  %t0 = load %record.R_V, ptr %self.0, align 4
  %t1 = extractvalue %record.R_V %t0, 0
  %t2 = load %record.R_V, ptr %o.1, align 4
  %t3 = extractvalue %record.R_V %t2, 0
  %t4 = fadd float %t1, %t3
  %t5 = insertvalue %record.R_V poison, float %t4, 0
  %t6 = load %record.R_V, ptr %self.0, align 4
  %t7 = extractvalue %record.R_V %t6, 1
  %t8 = load %record.R_V, ptr %o.1, align 4
  %t9 = extractvalue %record.R_V %t8, 1
  %t10 = fsub float %t7, %t9
  %t11 = insertvalue %record.R_V %t5, float %t10, 1
  ret %record.R_V %t11
}

; Function Attrs: convergent nounwind
define internal spir_func %record.R_V @R_step_R_V_float(%record.R_V %v.0.in, float %a.1.in) #1 {
entry:
  %v.0 = alloca %record.R_V, align 8
  %a.1 = alloca float, align 4
  %t.2 = alloca %record.R_V, align 8
  store %record.R_V %v.0.in, ptr %v.0, align 4
  store float %a.1.in, ptr %a.1, align 4
  %t0 = load float, ptr %a.1, align 4
  %t1 = fcmp ogt float %t0, 0.000000e+00
  br i1 %t1, label %if.then.1, label %if.end.1

if.then.1:                                        ; preds = %entry
  %t2 = load %record.R_V, ptr %v.0, align 4
  %t3 = load %record.R_V, ptr %v.0, align 4
  %t4 = call spir_func %record.R_V @R_V_plus_R_V_R_V(%record.R_V %t2, %record.R_V %t3)
  store %record.R_V %t4, ptr %t.2, align 4
  %t5 = load %record.R_V, ptr %t.2, align 4
  ret %record.R_V %t5

if.end.1:                                         ; preds = %entry
  %t6 = load float, ptr %a.1, align 4
  %t7 = insertvalue %record.R_V poison, float %t6, 0
  %t8 = load %record.R_V, ptr %v.0, align 4
  %t9 = extractvalue %record.R_V %t8, 0
  %t10 = insertvalue %record.R_V %t7, float %t9, 1
  ret %record.R_V %t10
}

; Function Attrs: convergent nounwind
define spir_kernel void @arrays(ptr addrspace(1) %x.0, ptr addrspace(1) %y.1) #2 !intel_fixed_targets !0 {
entry:
  %i.2 = alloca i32, align 4
  %s.3 = alloca i32, align 4
  %m.4 = alloca i32, align 4
  %a.5 = alloca [8 x i32], align 4
  %k.6 = alloca i32, align 4
  %index.8 = alloca i32, align 4
  %k.7 = alloca i32, align 4
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.2, align 4
  store i32 0, ptr %s.3, align 4
  store i32 0, ptr %m.4, align 4
  br label %while.test.1

while.test.1:                                     ; preds = %while.end.3, %entry
  %t2 = load i32, ptr %m.4, align 4
  %t3 = load i32, ptr %i.2, align 4
  %t4 = sext i32 %t3 to i64
  %t5 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t4
  %t6 = load i32, ptr addrspace(1) %t5, align 4
  %t7 = and i32 %t6, 3
  %t8 = icmp slt i32 %t2, %t7
  br i1 %t8, label %while.body.1, label %while.end.1

while.body.1:                                     ; preds = %while.test.1
  call void @llvm.memset.p0.i64(ptr %a.5, i8 0, i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 8) to i64), i1 false)
  store i32 0, ptr %k.6, align 4
  br label %while.test.2

while.test.2:                                     ; preds = %while.body.2, %while.body.1
  %t9 = load i32, ptr %k.6, align 4
  %t10 = icmp slt i32 %t9, 8
  br i1 %t10, label %while.body.2, label %while.end.2

while.body.2:                                     ; preds = %while.test.2
  %t11 = load i32, ptr %k.6, align 4
  %t12 = load i32, ptr %i.2, align 4
  %t13 = sext i32 %t12 to i64
  %t14 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t13
  %t15 = load i32, ptr addrspace(1) %t14, align 4
  %t16 = mul i32 %t11, %t15
  %t17 = and i32 %t16, 7
  store i32 %t17, ptr %index.8, align 4
  %t18 = load i32, ptr %index.8, align 4
  %t19 = sext i32 %t18 to i64
  %t20 = getelementptr inbounds i32, ptr %a.5, i64 %t19
  %t21 = load i32, ptr %index.8, align 4
  %t22 = sext i32 %t21 to i64
  %t23 = getelementptr inbounds i32, ptr %a.5, i64 %t22
  %t24 = load i32, ptr %t23, align 4
  %t25 = load i32, ptr %i.2, align 4
  %t26 = sext i32 %t25 to i64
  %t27 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t26
  %t28 = load i32, ptr addrspace(1) %t27, align 4
  %t29 = load i32, ptr %k.6, align 4
  %t30 = add i32 %t28, %t29
  %t31 = add i32 %t24, %t30
  store i32 %t31, ptr %t20, align 4
  %t32 = load i32, ptr %k.6, align 4
  %t33 = add i32 %t32, 1
  store i32 %t33, ptr %k.6, align 4
  br label %while.test.2

while.end.2:                                      ; preds = %while.test.2
  store i32 0, ptr %k.7, align 4
  br label %while.test.3

while.test.3:                                     ; preds = %while.body.3, %while.end.2
  %t34 = load i32, ptr %k.7, align 4
  %t35 = icmp slt i32 %t34, 8
  br i1 %t35, label %while.body.3, label %while.end.3

while.body.3:                                     ; preds = %while.test.3
  %t36 = load i32, ptr %s.3, align 4
  %t37 = load i32, ptr %k.7, align 4
  %t38 = load i32, ptr %i.2, align 4
  %t39 = mul i32 %t37, %t38
  %t40 = and i32 %t39, 7
  %t41 = sext i32 %t40 to i64
  %t42 = getelementptr inbounds i32, ptr %a.5, i64 %t41
  %t43 = load i32, ptr %t42, align 4
  %t44 = add i32 %t36, %t43
  store i32 %t44, ptr %s.3, align 4
  %t45 = load i32, ptr %k.7, align 4
  %t46 = add i32 %t45, 1
  store i32 %t46, ptr %k.7, align 4
  br label %while.test.3

while.end.3:                                      ; preds = %while.test.3
  %t47 = load i32, ptr %m.4, align 4
  %t48 = add i32 %t47, 1
  store i32 %t48, ptr %m.4, align 4
  br label %while.test.1

while.end.1:                                      ; preds = %while.test.1
  %t49 = load i32, ptr %i.2, align 4
  %t50 = sext i32 %t49 to i64
  %t51 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 %t50
  %t52 = load i32, ptr %s.3, align 4
  store i32 %t52, ptr addrspace(1) %t51, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @records(ptr addrspace(1) %x.0, ptr addrspace(1) %y.1) #3 !intel_fixed_targets !0 {
entry:
  %i.2 = alloca i32, align 4
  %v.3 = alloca %record.R_V, align 8
  %k.4 = alloca i32, align 4
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.2, align 4
  %t2 = load i32, ptr %i.2, align 4
  %t3 = sext i32 %t2 to i64
  %t4 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t3
  %t5 = load float, ptr addrspace(1) %t4, align 4
  %t6 = insertvalue %record.R_V poison, float %t5, 0
  %t7 = insertvalue %record.R_V %t6, float 2.000000e+00, 1
  store %record.R_V %t7, ptr %v.3, align 4
  store i32 0, ptr %k.4, align 4
  br label %while.test.1

while.test.1:                                     ; preds = %while.body.1, %entry
  %t8 = load i32, ptr %k.4, align 4
  %t9 = load i32, ptr %i.2, align 4
  %t10 = and i32 %t9, 15
  %t11 = icmp slt i32 %t8, %t10
  br i1 %t11, label %while.body.1, label %while.end.1

while.body.1:                                     ; preds = %while.test.1
  %t12 = load %record.R_V, ptr %v.3, align 4
  %t13 = load i32, ptr %k.4, align 4
  %t14 = sext i32 %t13 to i64
  %t15 = getelementptr inbounds float, ptr addrspace(1) %x.0, i64 %t14
  %t16 = load float, ptr addrspace(1) %t15, align 4
  %t17 = call spir_func %record.R_V @R_step_R_V_float(%record.R_V %t12, float %t16)
  store %record.R_V %t17, ptr %v.3, align 4
  %t18 = load i32, ptr %k.4, align 4
  %t19 = add i32 %t18, 1
  store i32 %t19, ptr %k.4, align 4
  br label %while.test.1

while.end.1:                                      ; preds = %while.test.1
  %t20 = load i32, ptr %i.2, align 4
  %t21 = sext i32 %t20 to i64
  %t22 = getelementptr inbounds float, ptr addrspace(1) %y.1, i64 %t21
  %t23 = load %record.R_V, ptr %v.3, align 4
  %t24 = extractvalue %record.R_V %t23, 0
  %t25 = load %record.R_V, ptr %v.3, align 4
  %t26 = extractvalue %record.R_V %t25, 1
  %t27 = fadd float %t24, %t26
  store float %t27, ptr addrspace(1) %t22, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @atomics(ptr addrspace(1) %x.0, ptr addrspace(1) %y.1) #4 !intel_fixed_targets !0 {
entry:
  %i.2 = alloca i32, align 4
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.2, align 4
  %t2 = load i32, ptr %i.2, align 4
  %t3 = sext i32 %t2 to i64
  %t4 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t3
  %t5 = load i32, ptr addrspace(1) %t4, align 4
  %t6 = and i32 %t5, 4
  %t7 = icmp ne i32 %t6, 0
  br i1 %t7, label %if.then.1, label %if.end.1

if.then.1:                                        ; preds = %entry
  %t8 = load i32, ptr %i.2, align 4
  %t9 = sext i32 %t8 to i64
  %t10 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t9
  %t11 = load i32, ptr addrspace(1) %t10, align 4
  %t12 = and i32 %t11, 63
  %t13 = sext i32 %t12 to i64
  %t14 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 %t13
  %t15 = load i32, ptr %i.2, align 4
  %t16 = atomicrmw add ptr addrspace(1) %t14, i32 %t15 syncscope("device") monotonic, align 4
  br label %if.end.1

if.end.1:                                         ; preds = %if.then.1, %entry
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @labels(ptr addrspace(1) %x.0, ptr addrspace(1) %y.1) #5 !intel_fixed_targets !0 {
entry:
  %i.2 = alloca i32, align 4
  %s.3 = alloca i32, align 4
  %a.4 = alloca i32, align 4
  %b.5 = alloca i32, align 4
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.2, align 4
  store i32 0, ptr %s.3, align 4
  store i32 0, ptr %a.4, align 4
  br label %while.test.1

while.test.1:                                     ; preds = %labeled.end.2, %entry
  %t2 = load i32, ptr %a.4, align 4
  %t3 = icmp slt i32 %t2, 9
  br i1 %t3, label %while.body.1, label %while.end.1

while.body.1:                                     ; preds = %while.test.1
  store i32 0, ptr %b.5, align 4
  br label %while.test.2

while.test.2:                                     ; preds = %if.end.3, %while.body.1
  %t4 = load i32, ptr %b.5, align 4
  %t5 = icmp slt i32 %t4, 9
  br i1 %t5, label %while.body.2, label %while.end.2

while.body.2:                                     ; preds = %while.test.2
  %t6 = load i32, ptr %s.3, align 4
  %t7 = load i32, ptr %a.4, align 4
  %t8 = load i32, ptr %b.5, align 4
  %t9 = mul i32 %t7, %t8
  %t10 = load i32, ptr %i.2, align 4
  %t11 = sext i32 %t10 to i64
  %t12 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t11
  %t13 = load i32, ptr addrspace(1) %t12, align 4
  %t14 = xor i32 %t9, %t13
  %t15 = add i32 %t6, %t14
  store i32 %t15, ptr %s.3, align 4
  %t16 = load i32, ptr %s.3, align 4
  %t17 = load i32, ptr %b.5, align 4
  %t18 = sext i32 %t17 to i64
  %t19 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t18
  %t20 = load i32, ptr addrspace(1) %t19, align 4
  %t21 = add i32 100, %t20
  %t22 = icmp sgt i32 %t16, %t21
  br i1 %t22, label %if.then.1, label %if.end.1

if.then.1:                                        ; preds = %while.body.2
  br label %labeled.end.1

if.end.1:                                         ; preds = %while.body.2
  %t23 = load i32, ptr %s.3, align 4
  %t24 = icmp slt i32 %t23, -100
  br i1 %t24, label %if.then.2, label %if.end.2

if.then.2:                                        ; preds = %if.end.1
  br label %labeled.end.2

if.end.2:                                         ; preds = %if.end.1
  %t25 = load i32, ptr %s.3, align 4
  %t26 = and i32 %t25, 63
  %t27 = icmp eq i32 %t26, 7
  br i1 %t27, label %if.then.3, label %if.end.3

if.then.3:                                        ; preds = %if.end.2
  %t28 = load i32, ptr %i.2, align 4
  %t29 = sext i32 %t28 to i64
  %t30 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 %t29
  store i32 -1, ptr addrspace(1) %t30, align 4
  ret void

if.end.3:                                         ; preds = %if.end.2
  %t31 = load i32, ptr %b.5, align 4
  %t32 = add i32 %t31, 1
  store i32 %t32, ptr %b.5, align 4
  br label %while.test.2

while.end.2:                                      ; preds = %while.test.2
  %t33 = load i32, ptr %s.3, align 4
  %t34 = add i32 %t33, 1
  store i32 %t34, ptr %s.3, align 4
  br label %labeled.end.2

labeled.end.2:                                    ; preds = %while.end.2, %if.then.2
  %t35 = load i32, ptr %a.4, align 4
  %t36 = add i32 %t35, 1
  store i32 %t36, ptr %a.4, align 4
  br label %while.test.1

while.end.1:                                      ; preds = %while.test.1
  br label %labeled.end.1

labeled.end.1:                                    ; preds = %while.end.1, %if.then.1
  %t37 = load i32, ptr %i.2, align 4
  %t38 = sext i32 %t37 to i64
  %t39 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 %t38
  %t40 = load i32, ptr %s.3, align 4
  store i32 %t40, ptr addrspace(1) %t39, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @half(ptr addrspace(3) %t.0, ptr addrspace(1) %x.1, ptr addrspace(1) %y.2) #6 !intel_fixed_targets !0 {
entry:
  %l.3 = alloca i32, align 4
  %s.4 = alloca i32, align 4
  %t0 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %l.3, align 4
  %t2 = load i32, ptr %l.3, align 4
  %t3 = sext i32 %t2 to i64
  %t4 = getelementptr inbounds i32, ptr addrspace(3) %t.0, i64 %t3
  %t5 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t6 = trunc i64 %t5 to i32
  %t7 = sext i32 %t6 to i64
  %t8 = getelementptr inbounds i32, ptr addrspace(1) %x.1, i64 %t7
  %t9 = load i32, ptr addrspace(1) %t8, align 4
  store i32 %t9, ptr addrspace(3) %t4, align 4
  call spir_func void @_Z7barrierj(i32 3)
  store i32 32, ptr %s.4, align 4
  br label %while.test.1

while.test.1:                                     ; preds = %if.end.1, %entry
  %t10 = load i32, ptr %s.4, align 4
  %t11 = icmp sgt i32 %t10, 0
  br i1 %t11, label %while.body.1, label %while.end.1

while.body.1:                                     ; preds = %while.test.1
  %t12 = load i32, ptr %l.3, align 4
  %t13 = load i32, ptr %s.4, align 4
  %t14 = icmp slt i32 %t12, %t13
  br i1 %t14, label %if.then.1, label %if.end.1

if.then.1:                                        ; preds = %while.body.1
  %t15 = load i32, ptr %l.3, align 4
  %t16 = sext i32 %t15 to i64
  %t17 = getelementptr inbounds i32, ptr addrspace(3) %t.0, i64 %t16
  %t18 = load i32, ptr %l.3, align 4
  %t19 = sext i32 %t18 to i64
  %t20 = getelementptr inbounds i32, ptr addrspace(3) %t.0, i64 %t19
  %t21 = load i32, ptr addrspace(3) %t20, align 4
  %t22 = load i32, ptr %l.3, align 4
  %t23 = load i32, ptr %s.4, align 4
  %t24 = add i32 %t22, %t23
  %t25 = sext i32 %t24 to i64
  %t26 = getelementptr inbounds i32, ptr addrspace(3) %t.0, i64 %t25
  %t27 = load i32, ptr addrspace(3) %t26, align 4
  %t28 = add i32 %t21, %t27
  store i32 %t28, ptr addrspace(3) %t17, align 4
  br label %if.end.1

if.end.1:                                         ; preds = %if.then.1, %while.body.1
  call spir_func void @_Z7barrierj(i32 3)
  %t29 = load i32, ptr %s.4, align 4
  %t30 = ashr i32 %t29, 1
  store i32 %t30, ptr %s.4, align 4
  br label %while.test.1

while.end.1:                                      ; preds = %while.test.1
  %t31 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t32 = trunc i64 %t31 to i32
  %t33 = sext i32 %t32 to i64
  %t34 = getelementptr inbounds i32, ptr addrspace(1) %y.2, i64 %t33
  %t35 = load i32, ptr %l.3, align 4
  %t36 = and i32 %t35, 1
  %t37 = sext i32 %t36 to i64
  %t38 = getelementptr inbounds i32, ptr addrspace(3) %t.0, i64 %t37
  %t39 = load i32, ptr addrspace(3) %t38, align 4
  store i32 %t39, ptr addrspace(1) %t34, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @rounds(ptr addrspace(1) %x.0, ptr addrspace(3) %t.1, i32 %n.2.in, ptr addrspace(1) %y.3) #7 !intel_fixed_targets !0 {
entry:
  %n.2 = alloca i32, align 4
  %l.4 = alloca i32, align 4
  %v.5 = alloca i32, align 4
  %w.6 = alloca i32, align 4
  %a.7 = alloca [4 x i32], align 4
  %k.8 = alloca i32, align 4
  %index.10 = alloca i32, align 4
  %m.9 = alloca i32, align 4
  %index.11 = alloca i32, align 4
  %index.12 = alloca i32, align 4
  store i32 %n.2.in, ptr %n.2, align 4
  %t0 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %l.4, align 4
  %t2 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t3 = trunc i64 %t2 to i32
  %t4 = sext i32 %t3 to i64
  %t5 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t4
  %t6 = load i32, ptr addrspace(1) %t5, align 4
  store i32 %t6, ptr %v.5, align 4
  store i32 0, ptr %w.6, align 4
  call void @llvm.memset.p0.i64(ptr %a.7, i8 0, i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 4) to i64), i1 false)
  store i32 0, ptr %k.8, align 4
  br label %while.test.1

while.test.1:                                     ; preds = %if.end.2, %entry
  %t7 = load i32, ptr %k.8, align 4
  %t8 = icmp slt i32 %t7, 5
  br i1 %t8, label %while.body.1, label %while.end.1

while.body.1:                                     ; preds = %while.test.1
  %t9 = load i32, ptr %v.5, align 4
  %t10 = and i32 %t9, 3
  %t11 = load i32, ptr %k.8, align 4
  %t12 = icmp eq i32 %t10, %t11
  br i1 %t12, label %if.then.1, label %if.else.1

if.then.1:                                        ; preds = %while.body.1
  %t13 = load i32, ptr %w.6, align 4
  %t14 = load i32, ptr %v.5, align 4
  %t15 = add i32 %t13, %t14
  store i32 %t15, ptr %w.6, align 4
  %t16 = load i32, ptr %k.8, align 4
  %t17 = and i32 %t16, 3
  store i32 %t17, ptr %index.10, align 4
  %t18 = load i32, ptr %index.10, align 4
  %t19 = sext i32 %t18 to i64
  %t20 = getelementptr inbounds i32, ptr %a.7, i64 %t19
  %t21 = load i32, ptr %index.10, align 4
  %t22 = sext i32 %t21 to i64
  %t23 = getelementptr inbounds i32, ptr %a.7, i64 %t22
  %t24 = load i32, ptr %t23, align 4
  %t25 = load i32, ptr %l.4, align 4
  %t26 = add i32 %t24, %t25
  store i32 %t26, ptr %t20, align 4
  br label %if.end.1

if.else.1:                                        ; preds = %while.body.1
  %t27 = load i32, ptr %v.5, align 4
  store i32 %t27, ptr %m.9, align 4
  br label %while.test.2

while.test.2:                                     ; preds = %while.body.2, %if.else.1
  %t28 = load i32, ptr %m.9, align 4
  %t29 = icmp sgt i32 %t28, 7
  br i1 %t29, label %choose.true.1, label %choose.false.1

choose.true.1:                                    ; preds = %while.test.2
  %t30 = load i32, ptr %w.6, align 4
  %t31 = icmp slt i32 %t30, 1000
  br label %choose.end.1

choose.false.1:                                   ; preds = %while.test.2
  br label %choose.end.1

choose.end.1:                                     ; preds = %choose.false.1, %choose.true.1
  %t32 = phi i1 [ %t31, %choose.true.1 ], [ false, %choose.false.1 ]
  br i1 %t32, label %while.body.2, label %while.end.2

while.body.2:                                     ; preds = %choose.end.1
  %t33 = load i32, ptr %m.9, align 4
  %t34 = ashr i32 %t33, 1
  store i32 %t34, ptr %m.9, align 4
  %t35 = load i32, ptr %w.6, align 4
  %t36 = load i32, ptr %m.9, align 4
  %t37 = load i32, ptr %k.8, align 4
  %t38 = and i32 %t36, %t37
  %t39 = add i32 %t35, %t38
  store i32 %t39, ptr %w.6, align 4
  br label %while.test.2

while.end.2:                                      ; preds = %choose.end.1
  br label %if.end.1

if.end.1:                                         ; preds = %while.end.2, %if.then.1
  %t40 = load i32, ptr %l.4, align 4
  %t41 = sext i32 %t40 to i64
  %t42 = getelementptr inbounds i32, ptr addrspace(3) %t.1, i64 %t41
  %t43 = load i32, ptr %w.6, align 4
  %t44 = load i32, ptr %v.5, align 4
  %t45 = add i32 %t43, %t44
  store i32 %t45, ptr addrspace(3) %t42, align 4
  call spir_func void @_Z7barrierj(i32 3)
  %t46 = load i32, ptr %v.5, align 4
  %t47 = load i32, ptr %l.4, align 4
  %t48 = mul i32 %t47, 7
  %t49 = load i32, ptr %k.8, align 4
  %t50 = add i32 %t48, %t49
  %t51 = and i32 %t50, 63
  %t52 = sext i32 %t51 to i64
  %t53 = getelementptr inbounds i32, ptr addrspace(3) %t.1, i64 %t52
  %t54 = load i32, ptr addrspace(3) %t53, align 4
  %t55 = xor i32 %t46, %t54
  store i32 %t55, ptr %v.5, align 4
  %t56 = load i32, ptr %v.5, align 4
  %t57 = and i32 %t56, 3
  store i32 %t57, ptr %index.11, align 4
  %t58 = load i32, ptr %index.11, align 4
  %t59 = sext i32 %t58 to i64
  %t60 = getelementptr inbounds i32, ptr %a.7, i64 %t59
  %t61 = load i32, ptr %index.11, align 4
  %t62 = sext i32 %t61 to i64
  %t63 = getelementptr inbounds i32, ptr %a.7, i64 %t62
  %t64 = load i32, ptr %t63, align 4
  %t65 = add i32 %t64, 1
  store i32 %t65, ptr %t60, align 4
  call spir_func void @_Z7barrierj(i32 3)
  %t66 = load i32, ptr %n.2, align 4
  %t67 = icmp sgt i32 %t66, 90
  br i1 %t67, label %choose.true.2, label %choose.false.2

choose.true.2:                                    ; preds = %if.end.1
  %t68 = load i32, ptr %k.8, align 4
  %t69 = icmp eq i32 %t68, 3
  br label %choose.end.2

choose.false.2:                                   ; preds = %if.end.1
  br label %choose.end.2

choose.end.2:                                     ; preds = %choose.false.2, %choose.true.2
  %t70 = phi i1 [ %t69, %choose.true.2 ], [ false, %choose.false.2 ]
  br i1 %t70, label %if.then.2, label %if.end.2

if.then.2:                                        ; preds = %choose.end.2
  %t71 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t72 = trunc i64 %t71 to i32
  %t73 = sext i32 %t72 to i64
  %t74 = getelementptr inbounds i32, ptr addrspace(1) %y.3, i64 %t73
  %t75 = load i32, ptr %v.5, align 4
  store i32 %t75, ptr addrspace(1) %t74, align 4
  br label %if.end.2

if.end.2:                                         ; preds = %if.then.2, %choose.end.2
  %t76 = load i32, ptr %k.8, align 4
  %t77 = add i32 %t76, 1
  store i32 %t77, ptr %k.8, align 4
  br label %while.test.1

while.end.1:                                      ; preds = %while.test.1
  %t78 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t79 = trunc i64 %t78 to i32
  store i32 %t79, ptr %index.12, align 4
  %t80 = load i32, ptr %index.12, align 4
  %t81 = sext i32 %t80 to i64
  %t82 = getelementptr inbounds i32, ptr addrspace(1) %y.3, i64 %t81
  %t83 = load i32, ptr %index.12, align 4
  %t84 = sext i32 %t83 to i64
  %t85 = getelementptr inbounds i32, ptr addrspace(1) %y.3, i64 %t84
  %t86 = load i32, ptr addrspace(1) %t85, align 4
  %t87 = load i32, ptr %v.5, align 4
  %t88 = load i32, ptr %w.6, align 4
  %t89 = add i32 %t87, %t88
  %t90 = getelementptr inbounds i32, ptr %a.7, i64 1
  %t91 = load i32, ptr %t90, align 4
  %t92 = mul i32 %t91, 3
  %t93 = add i32 %t89, %t92
  %t94 = getelementptr inbounds i32, ptr %a.7, i64 2
  %t95 = load i32, ptr %t94, align 4
  %t96 = add i32 %t93, %t95
  %t97 = add i32 %t86, %t96
  store i32 %t97, ptr addrspace(1) %t82, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @neighbours(ptr addrspace(3) %t.0, ptr addrspace(1) %x.1, ptr addrspace(1) %y.2) #11 !intel_fixed_targets !0 {
entry:
  %t0 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  %t2 = sext i32 %t1 to i64
  %t3 = getelementptr inbounds i32, ptr addrspace(3) %t.0, i64 %t2
  %t4 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t5 = trunc i64 %t4 to i32
  %t6 = sext i32 %t5 to i64
  %t7 = getelementptr inbounds i32, ptr addrspace(1) %x.1, i64 %t6
  %t8 = load i32, ptr addrspace(1) %t7, align 4
  store i32 %t8, ptr addrspace(3) %t3, align 4
  call spir_func void @_Z7barrierj(i32 3)
  %t9 = add i32 %t1, 1
  %t10 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %t11 = trunc i64 %t10 to i32
  %t12 = srem i32 %t9, %t11
  %t13 = sext i32 %t12 to i64
  %t14 = getelementptr inbounds i32, ptr addrspace(3) %t.0, i64 %t13
  %t15 = load i32, ptr addrspace(3) %t14, align 4
  call spir_func void @_Z7barrierj(i32 3)
  %t16 = getelementptr inbounds i32, ptr addrspace(1) %y.2, i64 %t6
  store i32 %t15, ptr addrspace(1) %t16, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @checked(ptr addrspace(1) %x.0, ptr addrspace(1) %y.1) #12 !intel_fixed_targets !0 {
entry:
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  %t2 = sext i32 %t1 to i64
  %t3 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t2
  %t4 = load i32, ptr addrspace(1) %t3, align 4
  br label %while.test.1

while.test.1:                                     ; preds = %if.end.1, %entry
  %k.2 = phi i32 [ 0, %entry ], [ %t16, %if.end.1 ]
  %s.3 = phi i32 [ 0, %entry ], [ %t15, %if.end.1 ]
  %t5 = icmp slt i32 %k.2, 3
  br i1 %t5, label %while.body.1, label %while.end.1

while.body.1:                                     ; preds = %while.test.1
  %t6 = mul i32 %s.3, %k.2
  %t7 = and i32 %t4, 1023
  %t8 = icmp ult i32 %t7, 900
  br i1 %t8, label %if.end.1, label %if.then.1

if.then.1:                                        ; preds = %while.body.1
  %t9 = cmpxchg ptr addrspace(1) %y.1, i32 0, i32 7 syncscope("device") monotonic monotonic, align 4
  %t10 = extractvalue { i32, i1 } %t9, 1
  br i1 %t10, label %if.then.2, label %if.end.2

if.then.2:                                        ; preds = %if.then.1
  %t11 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 1
  store i32 %t7, ptr addrspace(1) %t11, align 4
  %t12 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 2
  store i32 %t1, ptr addrspace(1) %t12, align 4
  br label %if.end.2

if.end.2:                                         ; preds = %if.then.2, %if.then.1
  ret void

if.end.1:                                         ; preds = %while.body.1
  %t13 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i32 %t7
  %t14 = load i32, ptr addrspace(1) %t13, align 4
  %t15 = add i32 %t6, %t14
  %t16 = add i32 %k.2, 1
  br label %while.test.1

while.end.1:                                      ; preds = %while.test.1
  %t17 = add i32 %t1, 16
  %t18 = sext i32 %t17 to i64
  %t19 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 %t18
  store i32 %s.3, ptr addrspace(1) %t19, align 4
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @printed(ptr addrspace(1) %x.0, ptr addrspace(1) %y.1) #13 !intel_fixed_targets !0 {
entry:
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  %t2 = sext i32 %t1 to i64
  %t3 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t2
  %t4 = load i32, ptr addrspace(1) %t3, align 4
  br label %while.test.1

while.test.1:                                     ; preds = %if.end.1, %entry
  %k.2 = phi i32 [ 0, %entry ], [ %t20, %if.end.1 ]
  %t5 = icmp slt i32 %k.2, 5
  br i1 %t5, label %while.body.1, label %while.end.1

while.body.1:                                     ; preds = %while.test.1
  %t6 = and i32 %t4, 3
  %t7 = or i32 %t6, %k.2
  %t21 = icmp eq i32 %t7, 0
  br i1 %t21, label %if.then.1, label %if.end.1

if.then.1:                                        ; preds = %while.body.1
  %t8 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 8
  %t9 = atomicrmw add ptr addrspace(1) %t8, i32 1 syncscope("device") monotonic, align 4
  %t10 = icmp ult i32 %t9, 200
  br i1 %t10, label %if.then.2, label %if.else.2

if.then.2:                                        ; preds = %if.then.1
  %t11 = mul i32 %t9, 2
  %t12 = add i32 %t11, 16
  %t13 = sext i32 %t12 to i64
  %t14 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 %t13
  store i32 %t1, ptr addrspace(1) %t14, align 4
  %t15 = add i32 %t11, 17
  %t16 = sext i32 %t15 to i64
  %t17 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 %t16
  store i32 %t4, ptr addrspace(1) %t17, align 4
  br label %if.end.1

if.else.2:                                        ; preds = %if.then.1
  %t18 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 10
  %t19 = atomicrmw add ptr addrspace(1) %t18, i32 1 syncscope("device") monotonic, align 4
  br label %if.end.1

if.end.1:                                         ; preds = %if.else.2, %if.then.2, %while.body.1
  %t20 = add i32 %k.2, 1
  br label %while.test.1

while.end.1:                                      ; preds = %while.test.1
  ret void
}

; Function Attrs: convergent nounwind
define spir_kernel void @traps(ptr addrspace(1) %x.0, ptr addrspace(1) %y.1) #14 !intel_fixed_targets !0 {
entry:
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  %t2 = sext i32 %t1 to i64
  %t3 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t2
  %t4 = load i32, ptr addrspace(1) %t3, align 4
  %t5 = and i32 %t4, 15
  br label %while.body.1

while.body.1:                                     ; preds = %if.end.2, %entry
  %k.2 = phi i32 [ 0, %entry ], [ %t12, %if.end.2 ]
  %s.3 = phi i32 [ %t4, %entry ], [ %t11, %if.end.2 ]
  %t6 = icmp eq i32 %k.2, %t5
  br i1 %t6, label %while.end.1, label %if.end.1

if.end.1:                                         ; preds = %while.body.1
  %t7 = add i32 %t5, 3
  %t8 = icmp ugt i32 %k.2, %t7
  br i1 %t8, label %if.then.2, label %if.end.2

if.then.2:                                        ; preds = %if.end.1
  call void @llvm.trap()
  unreachable

if.end.2:                                         ; preds = %if.end.1
  %t9 = mul i32 %s.3, 31
  %t10 = add i32 %t9, %k.2
  %t11 = xor i32 %t10, %t4
  %t12 = add i32 %k.2, 1
  br label %while.body.1

while.end.1:                                      ; preds = %while.body.1
  %t13 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 %t2
  store i32 %s.3, ptr addrspace(1) %t13, align 4
  ret void
}

; Function Attrs: nounwind
define spir_kernel void @counted(ptr addrspace(1) %x.0, ptr addrspace(1) %y.1) #16 !intel_fixed_targets !0 {
entry:
  %i.2 = alloca i32, align 4
  %s.3 = alloca i32, align 4
  %k.4 = alloca i32, align 4
  %old.5 = alloca i32, align 4
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.2, align 4
  store i32 0, ptr %s.3, align 4
  store i32 3, ptr %k.4, align 4
  br label %while.test.1

while.test.1:                                     ; preds = %if.end.1, %entry
  br i1 true, label %while.body.1, label %while.end.1

while.body.1:                                     ; preds = %while.test.1
  %t2 = load i32, ptr %k.4, align 4
  store i32 %t2, ptr %old.5, align 4
  %t3 = load i32, ptr %old.5, align 4
  %t4 = add i32 %t3, -1
  store i32 %t4, ptr %k.4, align 4
  %t5 = load i32, ptr %old.5, align 4
  %t6 = icmp sgt i32 %t5, 0
  br i1 %t6, label %choose.true.1, label %choose.false.1

choose.true.1:                                    ; preds = %while.body.1
  %t7 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 0
  %t8 = load i32, ptr addrspace(1) %t7, align 4
  %t9 = icmp ne i32 %t8, 12345
  br i1 %t9, label %choose.true.2, label %choose.false.2

choose.true.2:                                    ; preds = %choose.true.1
  %t10 = load i32, ptr %i.2, align 4
  %t11 = and i32 %t10, 63
  %t12 = sext i32 %t11 to i64
  %t13 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t12
  %t14 = load i32, ptr addrspace(1) %t13, align 4
  %t15 = icmp sgt i32 %t14, 0
  br label %choose.end.2

choose.false.2:                                   ; preds = %choose.true.1
  br label %choose.end.2

choose.end.2:                                     ; preds = %choose.false.2, %choose.true.2
  %t16 = phi i1 [ %t15, %choose.true.2 ], [ false, %choose.false.2 ]
  br label %choose.end.1

choose.false.1:                                   ; preds = %while.body.1
  br label %choose.end.1

choose.end.1:                                     ; preds = %choose.false.1, %choose.end.2
  %t17 = phi i1 [ %t16, %choose.end.2 ], [ false, %choose.false.1 ]
  %t18 = xor i1 %t17, true
  br i1 %t18, label %if.then.1, label %if.end.1

if.then.1:                                        ; preds = %choose.end.1
  br label %while.end.1

if.end.1:                                         ; preds = %choose.end.1
  %t19 = load i32, ptr %s.3, align 4
  %t20 = load i32, ptr %k.4, align 4
  %t21 = add i32 %t20, 9
  %t22 = sext i32 %t21 to i64
  %t23 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t22
  %t24 = load i32, ptr addrspace(1) %t23, align 4
  %t25 = add i32 %t19, %t24
  store i32 %t25, ptr %s.3, align 4
  br label %while.test.1

while.end.1:                                      ; preds = %if.then.1, %while.test.1
  %t26 = load i32, ptr %i.2, align 4
  %t27 = sext i32 %t26 to i64
  %t28 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 %t27
  %t29 = load i32, ptr %s.3, align 4
  store i32 %t29, ptr addrspace(1) %t28, align 4
  ret void
}

; Function Attrs: nounwind
define spir_kernel void @within(ptr addrspace(1) %x.0, ptr addrspace(1) %y.1) #17 !intel_fixed_targets !0 {
entry:
  %i.2 = alloca i32, align 4
  %s.3 = alloca i32, align 4
  %k.4 = alloca i32, align 4
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.2, align 4
  store i32 0, ptr %s.3, align 4
  store i32 -2, ptr %k.4, align 4
  br label %while.test.1

while.test.1:                                     ; preds = %while.body.1, %entry
  %t2 = load i32, ptr %k.4, align 4
  %t3 = icmp sle i32 %t2, 2
  br i1 %t3, label %while.body.1, label %while.end.1

while.body.1:                                     ; preds = %while.test.1
  %t4 = load i32, ptr %s.3, align 4
  %t5 = load i32, ptr %i.2, align 4
  %t6 = load i32, ptr %k.4, align 4
  %t7 = add i32 %t5, %t6
  %t8 = icmp sgt i32 %t7, 0
  %t9 = select i1 %t8, i32 %t7, i32 0
  %t10 = icmp slt i32 %t9, 900
  %t11 = select i1 %t10, i32 %t9, i32 900
  %t12 = sext i32 %t11 to i64
  %t13 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t12
  %t14 = load i32, ptr addrspace(1) %t13, align 4
  %t15 = load i32, ptr %k.4, align 4
  %t16 = add i32 %t15, 3
  %t17 = mul i32 %t14, %t16
  %t18 = add i32 %t4, %t17
  store i32 %t18, ptr %s.3, align 4
  %t19 = load i32, ptr %k.4, align 4
  %t20 = add i32 %t19, 1
  store i32 %t20, ptr %k.4, align 4
  br label %while.test.1

while.end.1:                                      ; preds = %while.test.1
  %t21 = load i32, ptr %s.3, align 4
  %t22 = and i32 %t21, 3
  %t23 = icmp ne i32 %t22, 0
  br i1 %t23, label %if.then.1, label %if.end.1

if.then.1:                                        ; preds = %while.end.1
  %t24 = load i32, ptr %s.3, align 4
  %t25 = load i32, ptr %i.2, align 4
  %t26 = icmp slt i32 %t25, 700
  %t27 = select i1 %t26, i32 %t25, i32 700
  %t28 = sext i32 %t27 to i64
  %t29 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t28
  %t30 = load i32, ptr addrspace(1) %t29, align 4
  %t31 = xor i32 %t24, %t30
  store i32 %t31, ptr %s.3, align 4
  br label %if.end.1

if.end.1:                                         ; preds = %if.then.1, %while.end.1
  %t32 = load i32, ptr %i.2, align 4
  %t33 = and i32 %t32, 1023
  %t34 = sext i32 %t33 to i64
  %t35 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 %t34
  %t36 = load i32, ptr %s.3, align 4
  store i32 %t36, ptr addrspace(1) %t35, align 4
  ret void
}

; Function Attrs: nounwind
define spir_kernel void @quads(ptr addrspace(1) %x.0, ptr addrspace(1) %y.1) #18 !intel_fixed_targets !0 {
entry:
  %i.2 = alloca i32, align 4
  %s.3 = alloca i32, align 4
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.2, align 4
  %t2 = load i32, ptr %i.2, align 4
  %t3 = icmp slt i32 %t2, 200
  br i1 %t3, label %if.then.1, label %if.end.1

if.then.1:                                        ; preds = %entry
  %t4 = load i32, ptr %i.2, align 4
  %t5 = mul i32 4, %t4
  %t6 = sext i32 %t5 to i64
  %t7 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t6
  %t8 = load i32, ptr addrspace(1) %t7, align 4
  %t9 = load i32, ptr %i.2, align 4
  %t10 = mul i32 3, %t9
  %t11 = add i32 %t10, 1
  %t12 = sext i32 %t11 to i64
  %t13 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t12
  %t14 = load i32, ptr addrspace(1) %t13, align 4
  %t15 = add i32 %t8, %t14
  store i32 %t15, ptr %s.3, align 4
  %t16 = load i32, ptr %i.2, align 4
  %t17 = mul i32 4, %t16
  %t18 = add i32 %t17, 1
  %t19 = sext i32 %t18 to i64
  %t20 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 %t19
  %t21 = load i32, ptr %s.3, align 4
  store i32 %t21, ptr addrspace(1) %t20, align 4
  %t22 = load i32, ptr %s.3, align 4
  %t23 = icmp sgt i32 %t22, 0
  br i1 %t23, label %if.then.2, label %if.end.2

if.then.2:                                        ; preds = %if.then.1
  %t24 = load i32, ptr %i.2, align 4
  %t25 = mul i32 4, %t24
  %t26 = add i32 %t25, 2
  %t27 = sext i32 %t26 to i64
  %t28 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 %t27
  %t29 = load i32, ptr %i.2, align 4
  %t30 = mul i32 2, %t29
  %t31 = sext i32 %t30 to i64
  %t32 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t31
  %t33 = load i32, ptr addrspace(1) %t32, align 4
  store i32 %t33, ptr addrspace(1) %t28, align 4
  br label %if.end.2

if.end.2:                                         ; preds = %if.then.2, %if.then.1
  %t34 = load i32, ptr %i.2, align 4
  %t35 = mul i32 3, %t34
  %t36 = add i32 %t35, 1000
  %t37 = sext i32 %t36 to i64
  %t38 = getelementptr inbounds i32, ptr addrspace(1) %y.1, i64 %t37
  %t39 = load i32, ptr %s.3, align 4
  %t40 = xor i32 %t39, 5
  store i32 %t40, ptr addrspace(1) %t38, align 4
  br label %if.end.1

if.end.1:                                         ; preds = %if.end.2, %entry
  ret void
}

; Function Attrs: nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32) #8

; Function Attrs: nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32) #8

; Function Attrs: nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32) #8

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #15

; Quotients of the place, which are the same in some vectors and not in others, before it and after.
define spir_kernel void @quotients(ptr addrspace(1) %x.0, ptr addrspace(1) %y.1) #2 {
entry:
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  %a = sdiv i32 %t1, 100
  %b = sub i32 %t1, 500
  %c = sdiv i32 %b, 21
  %d = add i32 %c, 30
  %e = lshr i32 %t1, 4
  %f = mul i32 %e, 3
  %a.64 = sext i32 %a to i64
  %d.64 = sext i32 %d to i64
  %f.64 = zext i32 %f to i64
  %a.at = getelementptr i32, ptr addrspace(1) %x.0, i64 %a.64
  %d.at = getelementptr i32, ptr addrspace(1) %x.0, i64 %d.64
  %f.at = getelementptr i32, ptr addrspace(1) %x.0, i64 %f.64
  %u = load i32, ptr addrspace(1) %a.at, align 4
  %v = load i32, ptr addrspace(1) %d.at, align 4
  %w = load i32, ptr addrspace(1) %f.at, align 4
  %p = mul i32 %u, 31
  %q = add i32 %p, %v
  %r = mul i32 %q, 31
  %s = add i32 %r, %w
  %to = getelementptr i32, ptr addrspace(1) %y.1, i64 %t0
  store i32 %s, ptr addrspace(1) %to, align 4
  ret void
}

attributes #0 = { convergent nounwind "sycamore-name"="R.V.plus(R.V)" "sycamore-place"="R.java:6:32" }
attributes #1 = { convergent nounwind "sycamore-name"="R.step(R.V, float)" "sycamore-place"="R.java:7:3" }
attributes #2 = { convergent nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="R.arrays.k8bdad637" "sycamore-place"="R.java:9:29" "sycl-module-id"="R" }
attributes #3 = { convergent nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="R.records.k4cbf7c83" "sycamore-place"="R.java:12:29" "sycl-module-id"="R" }
attributes #4 = { convergent nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="R.atomics.k05c6bb86" "sycamore-place"="R.java:15:29" "sycl-module-id"="R" }
attributes #5 = { convergent nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="R.labels.k52e8ebd8" "sycamore-place"="R.java:18:29" "sycl-module-id"="R" }
attributes #6 = { convergent nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="nd_range" "sycamore-name"="R.half.k2767572e" "sycamore-place"="R.java:21:83" "sycl-module-id"="R" }
attributes #7 = { convergent nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="nd_range" "sycamore-name"="R.rounds.k4227d6a2" "sycamore-place"="R.java:27:83" "sycl-module-id"="R" }
attributes #11 = { convergent nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="nd_range" "sycamore-name"="R.neighbours.k4227d6a3" "sycamore-place"="R.java:40:83" "sycl-module-id"="R" }
attributes #12 = { convergent nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="R.checked.k4227d6a4" "sycamore-place"="R.java:44:29" "sycl-module-id"="R" }
attributes #13 = { convergent nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="R.printed.k4227d6a5" "sycamore-place"="R.java:49:29" "sycl-module-id"="R" }
attributes #14 = { convergent nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="R.traps.k4227d6a6" "sycamore-place"="R.java:55:29" "sycl-module-id"="R" }
attributes #16 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="R.counted.kce323d05" "sycamore-place"="R.java:5:29" "sycl-module-id"="R" }
attributes #17 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="R.within.k135f3035" "sycamore-place"="R.java:12:29" "sycl-module-id"="R" }
attributes #18 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="R.quads.k72100dab" "sycamore-place"="R.java:20:29" "sycl-module-id"="R" }
attributes #8 = { nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { cold noreturn nounwind memory(inaccessiblemem: write) }

!0 = !{}
