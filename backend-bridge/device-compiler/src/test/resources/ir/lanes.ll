target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: nounwind
define internal spir_func i32 @escape(i32 %row.0.in, i32 %column.1.in) #0 {
entry:
  %row.0 = alloca i32, align 4
  %column.1 = alloca i32, align 4
  %re.2 = alloca float, align 4
  %im.3 = alloca float, align 4
  %x.4 = alloca float, align 4
  %y.5 = alloca float, align 4
  %steps.6 = alloca i32, align 4
  %next.7 = alloca float, align 4
  store i32 %row.0.in, ptr %row.0, align 4
  store i32 %column.1.in, ptr %column.1, align 4
  %t0 = load i32, ptr %column.1, align 4
  %t1 = sitofp i32 %t0 to float
  %t2 = fmul float 3.000000e+00, %t1
  %t3 = fdiv float %t2, 9.600000e+02
  %t4 = fadd float 0xC000CCCCC0000000, %t3
  store float %t4, ptr %re.2, align 4
  %t5 = load i32, ptr %row.0, align 4
  %t6 = sitofp i32 %t5 to float
  %t7 = fmul float 2.000000e+00, %t6
  %t8 = fdiv float %t7, 6.400000e+02
  %t9 = fadd float -1.000000e+00, %t8
  store float %t9, ptr %im.3, align 4
  store float 0.000000e+00, ptr %x.4, align 4
  store float 0.000000e+00, ptr %y.5, align 4
  store i32 0, ptr %steps.6, align 4
  br label %while.test.1

while.test.1:                                     ; preds = %while.body.1, %entry
  %t10 = load i32, ptr %steps.6, align 4
  %t11 = icmp slt i32 %t10, 500
  br i1 %t11, label %choose.true.1, label %choose.false.1

choose.true.1:                                    ; preds = %while.test.1
  %t12 = load float, ptr %x.4, align 4
  %t13 = load float, ptr %x.4, align 4
  %t14 = fmul float %t12, %t13
  %t15 = load float, ptr %y.5, align 4
  %t16 = load float, ptr %y.5, align 4
  %t17 = fmul float %t15, %t16
  %t18 = fadd float %t14, %t17
  %t19 = fcmp ole float %t18, 4.000000e+00
  br label %choose.end.1

choose.false.1:                                   ; preds = %while.test.1
  br label %choose.end.1

choose.end.1:                                     ; preds = %choose.false.1, %choose.true.1
  %t20 = phi i1 [ %t19, %choose.true.1 ], [ false, %choose.false.1 ]
  br i1 %t20, label %while.body.1, label %while.end.1

while.body.1:                                     ; preds = %choose.end.1
  %t21 = load float, ptr %x.4, align 4
  %t22 = load float, ptr %x.4, align 4
  %t23 = fmul float %t21, %t22
  %t24 = load float, ptr %y.5, align 4
  %t25 = load float, ptr %y.5, align 4
  %t26 = fmul float %t24, %t25
  %t27 = fsub float %t23, %t26
  %t28 = load float, ptr %re.2, align 4
  %t29 = fadd float %t27, %t28
  store float %t29, ptr %next.7, align 4
  %t30 = load float, ptr %x.4, align 4
  %t31 = fmul float 2.000000e+00, %t30
  %t32 = load float, ptr %y.5, align 4
  %t33 = fmul float %t31, %t32
  %t34 = load float, ptr %im.3, align 4
  %t35 = fadd float %t33, %t34
  store float %t35, ptr %y.5, align 4
  %t36 = load float, ptr %next.7, align 4
  store float %t36, ptr %x.4, align 4
  %t37 = load i32, ptr %steps.6, align 4
  %t38 = add i32 %t37, 1
  store i32 %t38, ptr %steps.6, align 4
  br label %while.test.1

while.end.1:                                      ; preds = %choose.end.1
  %t39 = load i32, ptr %steps.6, align 4
  ret i32 %t39
}

; Function Attrs: nounwind
define spir_kernel void @mandelbrot(ptr addrspace(1) %steps.0) #1 {
entry:
  %row.1 = alloca i32, align 4
  %column.2 = alloca i32, align 4
  %t.3 = alloca i32, align 4
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 1)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %row.1, align 4
  %t2 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t3 = trunc i64 %t2 to i32
  store i32 %t3, ptr %column.2, align 4
  %t4 = load i32, ptr %row.1, align 4
  %t5 = load i32, ptr %column.2, align 4
  %t6 = call spir_func i32 @escape(i32 %t4, i32 %t5)
  store i32 %t6, ptr %t.3, align 4
  %t7 = load i32, ptr %row.1, align 4
  %t8 = mul i32 %t7, 960
  %t9 = load i32, ptr %column.2, align 4
  %t10 = add i32 %t8, %t9
  %t11 = sext i32 %t10 to i64
  %t12 = getelementptr inbounds i32, ptr addrspace(1) %steps.0, i64 %t11
  %t13 = load i32, ptr %t.3, align 4
  store i32 %t13, ptr addrspace(1) %t12, align 4
  ret void
}

; Function Attrs: nounwind
define spir_kernel void @saxpy(ptr addrspace(1) %y.0, float %a.1.in, ptr addrspace(1) %x.2) #2 {
entry:
  %a.1 = alloca float, align 4
  %i.3 = alloca i32, align 4
  store float %a.1.in, ptr %a.1, align 4
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.3, align 4
  %t2 = load i32, ptr %i.3, align 4
  %t3 = sext i32 %t2 to i64
  %t4 = getelementptr inbounds float, ptr addrspace(1) %y.0, i64 %t3
  %t5 = load float, ptr %a.1, align 4
  %t6 = load i32, ptr %i.3, align 4
  %t7 = sext i32 %t6 to i64
  %t8 = getelementptr inbounds float, ptr addrspace(1) %x.2, i64 %t7
  %t9 = load float, ptr addrspace(1) %t8, align 4
  %t10 = fmul float %t5, %t9
  %t11 = load i32, ptr %i.3, align 4
  %t12 = sext i32 %t11 to i64
  %t13 = getelementptr inbounds float, ptr addrspace(1) %y.0, i64 %t12
  %t14 = load float, ptr addrspace(1) %t13, align 4
  %t15 = fadd float %t10, %t14
  store float %t15, ptr addrspace(1) %t4, align 4
  ret void
}

; Function Attrs: nounwind
define spir_kernel void @product(i32 %n.0.in, ptr addrspace(1) %a.1, ptr addrspace(1) %b.2, ptr addrspace(1) %c.3) #3 {
entry:
  %n.0 = alloca i32, align 4
  %r.4 = alloca i32, align 4
  %k.5 = alloca i32, align 4
  %s.6 = alloca float, align 4
  %j.7 = alloca i32, align 4
  store i32 %n.0.in, ptr %n.0, align 4
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 1)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %r.4, align 4
  %t2 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t3 = trunc i64 %t2 to i32
  store i32 %t3, ptr %k.5, align 4
  store float 0.000000e+00, ptr %s.6, align 4
  store i32 0, ptr %j.7, align 4
  br label %while.test.1

while.test.1:                                     ; preds = %while.body.1, %entry
  %t4 = load i32, ptr %j.7, align 4
  %t5 = load i32, ptr %n.0, align 4
  %t6 = icmp slt i32 %t4, %t5
  br i1 %t6, label %while.body.1, label %while.end.1

while.body.1:                                     ; preds = %while.test.1
  %t7 = load float, ptr %s.6, align 4
  %t8 = load i32, ptr %r.4, align 4
  %t9 = load i32, ptr %n.0, align 4
  %t10 = mul i32 %t8, %t9
  %t11 = load i32, ptr %j.7, align 4
  %t12 = add i32 %t10, %t11
  %t13 = sext i32 %t12 to i64
  %t14 = getelementptr inbounds float, ptr addrspace(1) %a.1, i64 %t13
  %t15 = load float, ptr addrspace(1) %t14, align 4
  %t16 = load i32, ptr %j.7, align 4
  %t17 = load i32, ptr %n.0, align 4
  %t18 = mul i32 %t16, %t17
  %t19 = load i32, ptr %k.5, align 4
  %t20 = add i32 %t18, %t19
  %t21 = sext i32 %t20 to i64
  %t22 = getelementptr inbounds float, ptr addrspace(1) %b.2, i64 %t21
  %t23 = load float, ptr addrspace(1) %t22, align 4
  %t24 = fmul float %t15, %t23
  %t25 = fadd float %t7, %t24
  store float %t25, ptr %s.6, align 4
  %t26 = load i32, ptr %j.7, align 4
  %t27 = add i32 %t26, 1
  store i32 %t27, ptr %j.7, align 4
  br label %while.test.1

while.end.1:                                      ; preds = %while.test.1
  %t28 = load i32, ptr %r.4, align 4
  %t29 = load i32, ptr %n.0, align 4
  %t30 = mul i32 %t28, %t29
  %t31 = load i32, ptr %k.5, align 4
  %t32 = add i32 %t30, %t31
  %t33 = sext i32 %t32 to i64
  %t34 = getelementptr inbounds float, ptr addrspace(1) %c.3, i64 %t33
  %t35 = load float, ptr %s.6, align 4
  store float %t35, ptr addrspace(1) %t34, align 4
  ret void
}

; Function Attrs: nounwind
define spir_kernel void @branches(ptr addrspace(1) %x.0, i32 %n.1.in, i32 %d.2.in, ptr addrspace(1) %y.3) #4 {
entry:
  %n.1 = alloca i32, align 4
  %d.2 = alloca i32, align 4
  %i.4 = alloca i32, align 4
  %v.5 = alloca i32, align 4
  %s.6 = alloca i32, align 4
  %k.7 = alloca i32, align 4
  %m.8 = alloca i32, align 4
  store i32 %n.1.in, ptr %n.1, align 4
  store i32 %d.2.in, ptr %d.2, align 4
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.4, align 4
  %t2 = load i32, ptr %i.4, align 4
  %t3 = sext i32 %t2 to i64
  %t4 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t3
  %t5 = load i32, ptr addrspace(1) %t4, align 4
  store i32 %t5, ptr %v.5, align 4
  %t6 = load i32, ptr %v.5, align 4
  %t7 = icmp slt i32 %t6, 0
  br i1 %t7, label %if.then.1, label %if.end.1

if.then.1:                                        ; preds = %entry
  ret void

if.end.1:                                         ; preds = %entry
  store i32 0, ptr %s.6, align 4
  store i32 0, ptr %k.7, align 4
  br label %while.test.1

while.test.1:                                     ; preds = %labeled.end.1, %if.end.1
  %t8 = load i32, ptr %k.7, align 4
  %t9 = load i32, ptr %v.5, align 4
  %t10 = srem i32 %t9, 7
  %t11 = icmp slt i32 %t8, %t10
  br i1 %t11, label %while.body.1, label %while.end.1

while.body.1:                                     ; preds = %while.test.1
  %t12 = load i32, ptr %i.4, align 4
  %t13 = load i32, ptr %k.7, align 4
  %t14 = add i32 %t12, %t13
  %t15 = load i32, ptr %n.1, align 4
  %t16 = icmp eq i32 %t15, 0
  %t17 = icmp eq i32 %t15, -1
  %t18 = or i1 %t16, %t17
  %t19 = select i1 %t18, i32 1, i32 %t15
  %t20 = srem i32 %t14, %t19
  %t21 = sext i32 %t20 to i64
  %t22 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t21
  %t23 = load i32, ptr addrspace(1) %t22, align 4
  %t24 = and i32 %t23, 1
  %t25 = icmp eq i32 %t24, 0
  br i1 %t25, label %if.then.2, label %if.end.2

if.then.2:                                        ; preds = %while.body.1
  br label %labeled.end.1

if.end.2:                                         ; preds = %while.body.1
  %t26 = load i32, ptr %s.6, align 4
  %t27 = icmp sgt i32 %t26, 1000
  br i1 %t27, label %if.then.3, label %if.end.3

if.then.3:                                        ; preds = %if.end.2
  br label %while.end.1

if.end.3:                                         ; preds = %if.end.2
  %t28 = load i32, ptr %s.6, align 4
  %t29 = load i32, ptr %k.7, align 4
  %t30 = load i32, ptr %i.4, align 4
  %t31 = sext i32 %t30 to i64
  %t32 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t31
  %t33 = load i32, ptr addrspace(1) %t32, align 4
  %t34 = srem i32 %t33, 3
  %t35 = add i32 %t34, 1
  %t36 = icmp eq i32 %t35, 0
  %t37 = icmp eq i32 %t35, -1
  %t38 = or i1 %t36, %t37
  %t39 = select i1 %t38, i32 1, i32 %t35
  %t40 = sdiv i32 %t29, %t39
  %t41 = sub i32 0, %t29
  %t42 = icmp eq i32 %t35, -1
  %t43 = icmp eq i32 %t35, 0
  %t44 = select i1 %t42, i32 %t41, i32 %t40
  %t45 = select i1 %t43, i32 0, i32 %t44
  %t46 = load i32, ptr %d.2, align 4
  %t47 = icmp sgt i32 %t46, 3
  br i1 %t47, label %choose.true.1, label %choose.false.1

choose.true.1:                                    ; preds = %if.end.3
  %t48 = load i32, ptr %i.4, align 4
  %t49 = mul i32 %t48, 3
  %t50 = load i32, ptr %k.7, align 4
  %t51 = add i32 %t49, %t50
  %t52 = load i32, ptr %n.1, align 4
  %t53 = icmp eq i32 %t52, 0
  %t54 = icmp eq i32 %t52, -1
  %t55 = or i1 %t53, %t54
  %t56 = select i1 %t55, i32 1, i32 %t52
  %t57 = srem i32 %t51, %t56
  %t58 = sext i32 %t57 to i64
  %t59 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t58
  %t60 = load i32, ptr addrspace(1) %t59, align 4
  br label %choose.end.1

choose.false.1:                                   ; preds = %if.end.3
  %t61 = load i32, ptr %k.7, align 4
  br label %choose.end.1

choose.end.1:                                     ; preds = %choose.false.1, %choose.true.1
  %t62 = phi i32 [ %t60, %choose.true.1 ], [ %t61, %choose.false.1 ]
  %t63 = add i32 %t45, %t62
  %t64 = add i32 %t28, %t63
  store i32 %t64, ptr %s.6, align 4
  %t65 = load i32, ptr %s.6, align 4
  %t66 = and i32 %t65, 3
  switch i32 %t66, label %switch.case.3 [
    i32 0, label %switch.case.1
    i32 1, label %switch.case.2
  ]

switch.case.1:                                    ; preds = %choose.end.1
  %t67 = load i32, ptr %s.6, align 4
  %t68 = add i32 %t67, 2
  store i32 %t68, ptr %s.6, align 4
  br label %switch.end.1

switch.case.2:                                    ; preds = %choose.end.1
  %t69 = load i32, ptr %s.6, align 4
  %t70 = xor i32 %t69, 5
  store i32 %t70, ptr %s.6, align 4
  br label %switch.end.1

switch.case.3:                                    ; preds = %choose.end.1
  %t71 = load i32, ptr %s.6, align 4
  %t72 = add i32 %t71, -1
  store i32 %t72, ptr %s.6, align 4
  br label %switch.end.1

switch.end.1:                                     ; preds = %switch.case.3, %switch.case.2, %switch.case.1
  store i32 0, ptr %m.8, align 4
  br label %while.test.2

while.test.2:                                     ; preds = %while.body.2, %switch.end.1
  %t73 = load i32, ptr %m.8, align 4
  %t74 = load i32, ptr %d.2, align 4
  %t75 = icmp slt i32 %t73, %t74
  br i1 %t75, label %while.body.2, label %while.end.2

while.body.2:                                     ; preds = %while.test.2
  %t76 = load i32, ptr %s.6, align 4
  %t77 = load i32, ptr %m.8, align 4
  %t78 = load i32, ptr %k.7, align 4
  %t79 = xor i32 %t77, %t78
  %t80 = add i32 %t76, %t79
  store i32 %t80, ptr %s.6, align 4
  %t81 = load i32, ptr %m.8, align 4
  %t82 = add i32 %t81, 1
  store i32 %t82, ptr %m.8, align 4
  br label %while.test.2

while.end.2:                                      ; preds = %while.test.2
  br label %labeled.end.1

labeled.end.1:                                    ; preds = %while.end.2, %if.then.2
  %t83 = load i32, ptr %k.7, align 4
  %t84 = add i32 %t83, 1
  store i32 %t84, ptr %k.7, align 4
  br label %while.test.1

while.end.1:                                      ; preds = %if.then.3, %while.test.1
  %t85 = load i32, ptr %i.4, align 4
  %t86 = sext i32 %t85 to i64
  %t87 = getelementptr inbounds i32, ptr addrspace(1) %y.3, i64 %t86
  %t88 = load i32, ptr %s.6, align 4
  store i32 %t88, ptr addrspace(1) %t87, align 4
  %t89 = load i32, ptr %v.5, align 4
  %t90 = icmp sgt i32 %t89, 50
  br i1 %t90, label %if.then.4, label %if.end.4

if.then.4:                                        ; preds = %while.end.1
  %t91 = load i32, ptr %i.4, align 4
  %t92 = sext i32 %t91 to i64
  %t93 = getelementptr inbounds i32, ptr addrspace(1) %y.3, i64 %t92
  %t94 = load i32, ptr %i.4, align 4
  %t95 = sext i32 %t94 to i64
  %t96 = getelementptr inbounds i32, ptr addrspace(1) %y.3, i64 %t95
  %t97 = load i32, ptr addrspace(1) %t96, align 4
  %t98 = load i32, ptr %i.4, align 4
  %t99 = sdiv i32 %t98, 2
  %t100 = sext i32 %t99 to i64
  %t101 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t100
  %t102 = load i32, ptr addrspace(1) %t101, align 4
  %t103 = load i32, ptr %i.4, align 4
  %t104 = load i32, ptr %n.1, align 4
  %t105 = sub i32 %t104, 1
  %t106 = icmp slt i32 %t103, %t105
  br i1 %t106, label %choose.true.2, label %choose.false.2

choose.true.2:                                    ; preds = %if.then.4
  %t107 = load i32, ptr %i.4, align 4
  %t108 = add i32 %t107, 1
  %t109 = sext i32 %t108 to i64
  %t110 = getelementptr inbounds i32, ptr addrspace(1) %x.0, i64 %t109
  %t111 = load i32, ptr addrspace(1) %t110, align 4
  br label %choose.end.2

choose.false.2:                                   ; preds = %if.then.4
  br label %choose.end.2

choose.end.2:                                     ; preds = %choose.false.2, %choose.true.2
  %t112 = phi i32 [ %t111, %choose.true.2 ], [ 7, %choose.false.2 ]
  %t113 = mul i32 %t102, %t112
  %t114 = add i32 %t97, %t113
  store i32 %t114, ptr addrspace(1) %t93, align 4
  br label %if.end.4

if.end.4:                                         ; preds = %choose.end.2, %while.end.1
  ret void
}

; Function Attrs: nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32) #5

attributes #0 = { nounwind "sycamore-name"="Lanes.esc(int, int)" "sycamore-place"="Lanes.java:4:3" }
attributes #1 = { nounwind "sycamore-kernel-dims"="2" "sycamore-kernel-form"="range" "sycamore-name"="Lanes.mandel.kbd683abf" "sycamore-place"="Lanes.java:15:36" "sycl-module-id"="Lanes" }
attributes #2 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="Lanes.saxpy.k730924a1" "sycamore-place"="Lanes.java:18:29" "sycl-module-id"="Lanes" }
attributes #3 = { nounwind "sycamore-kernel-dims"="2" "sycamore-kernel-form"="range" "sycamore-name"="Lanes.matmul.k1d148ffe" "sycamore-place"="Lanes.java:21:32" "sycl-module-id"="Lanes" }
attributes #4 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="Lanes.branchy.k0365c662" "sycamore-place"="Lanes.java:24:29" "sycl-module-id"="Lanes" }
attributes #5 = { nounwind willreturn memory(none) }

