source_filename = "p/Arithmetic.java"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define internal spir_func i32 @Arithmetic_quotient_int_int(i32 %a.0.in, i32 %b.1.in) nounwind "sycamore-name"="Arithmetic.quotient(int, int)" "sycamore-place"="Arithmetic.java:9:3" {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %a.0
  %t1 = load i32, ptr %b.1
  %t2 = icmp eq i32 %t1, 0
  %t3 = icmp eq i32 %t1, -1
  %t4 = or i1 %t2, %t3
  %t5 = select i1 %t4, i32 1, i32 %t1
  %t6 = sdiv i32 %t0, %t5
  %t7 = sub i32 0, %t0
  %t8 = icmp eq i32 %t1, -1
  %t9 = icmp eq i32 %t1, 0
  %t10 = select i1 %t8, i32 %t7, i32 %t6
  %t11 = select i1 %t9, i32 0, i32 %t10
  %t12 = load i32, ptr %a.0
  %t13 = load i32, ptr %b.1
  %t14 = icmp eq i32 %t13, 0
  %t15 = icmp eq i32 %t13, -1
  %t16 = or i1 %t14, %t15
  %t17 = select i1 %t16, i32 1, i32 %t13
  %t18 = srem i32 %t12, %t17
  %t19 = add i32 %t11, %t18
  ret i32 %t19
}

define internal spir_func double @DoubleWords_upperHalf_double(double %x.0.in) nounwind "sycamore-name"="DoubleWords.upperHalf(double)" "sycamore-place"="DoubleWords.java:41:3" "sycamore-library"="true" !intel_used_aspects !0 {
entry:
  %x.0 = alloca double
  store double %x.0.in, ptr %x.0
  %t0 = load double, ptr %x.0
  %t1 = bitcast double %t0 to i64
  %t2 = and i64 %t1, -134217728
  %t3 = bitcast i64 %t2 to double
  ret double %t3
}

define internal spir_func double @FloatingRemainder_subtract_double_double_double(double %x.0.in, double %y.1.in, double %n.2.in) nounwind "sycamore-name"="FloatingRemainder.subtract(double, double, double)" "sycamore-place"="FloatingRemainder.java:54:3" "sycamore-library"="true" !intel_used_aspects !0 {
entry:
  %x.0 = alloca double
  %y.1 = alloca double
  %n.2 = alloca double
  %yHigh.3 = alloca double
  %yLow.4 = alloca double
  %nHigh.5 = alloca double
  %nLow.6 = alloca double
  store double %x.0.in, ptr %x.0
  store double %y.1.in, ptr %y.1
  store double %n.2.in, ptr %n.2
  %t0 = load double, ptr %y.1
  %t1 = call spir_func double @DoubleWords_upperHalf_double(double %t0)
  store double %t1, ptr %yHigh.3
  %t2 = load double, ptr %y.1
  %t3 = load double, ptr %yHigh.3
  %t4 = fsub double %t2, %t3
  store double %t4, ptr %yLow.4
  %t5 = load double, ptr %n.2
  %t6 = call spir_func double @DoubleWords_upperHalf_double(double %t5)
  store double %t6, ptr %nHigh.5
  %t7 = load double, ptr %n.2
  %t8 = load double, ptr %nHigh.5
  %t9 = fsub double %t7, %t8
  store double %t9, ptr %nLow.6
  %t10 = load double, ptr %x.0
  %t11 = load double, ptr %nHigh.5
  %t12 = load double, ptr %yHigh.3
  %t13 = fmul double %t11, %t12
  %t14 = fsub double %t10, %t13
  %t15 = load double, ptr %nHigh.5
  %t16 = load double, ptr %yLow.4
  %t17 = fmul double %t15, %t16
  %t18 = fsub double %t14, %t17
  %t19 = load double, ptr %nLow.6
  %t20 = load double, ptr %yHigh.3
  %t21 = fmul double %t19, %t20
  %t22 = fsub double %t18, %t21
  %t23 = load double, ptr %nLow.6
  %t24 = load double, ptr %yLow.4
  %t25 = fmul double %t23, %t24
  %t26 = fsub double %t22, %t25
  ret double %t26
}

define internal spir_func i32 @FloatingRemainder_exponent_long(i64 %magnitude.0.in) nounwind "sycamore-name"="FloatingRemainder.exponent(long)" "sycamore-place"="FloatingRemainder.java:144:3" "sycamore-library"="true" {
entry:
  %magnitude.0 = alloca i64
  %exponent.1 = alloca i32
  store i64 %magnitude.0.in, ptr %magnitude.0
  %t0 = load i64, ptr %magnitude.0
  %t1 = lshr i64 %t0, 52
  %t2 = trunc i64 %t1 to i32
  store i32 %t2, ptr %exponent.1
  %t3 = load i32, ptr %exponent.1
  %t4 = icmp eq i32 %t3, 0
  br i1 %t4, label %choose.true.1, label %choose.false.1
choose.true.1:
  br label %choose.end.1
choose.false.1:
  %t5 = load i32, ptr %exponent.1
  br label %choose.end.1
choose.end.1:
  %t6 = phi i32 [ 1, %choose.true.1 ], [ %t5, %choose.false.1 ]
  ret i32 %t6
}

define internal spir_func i64 @FloatingRemainder_significand_long(i64 %magnitude.0.in) nounwind "sycamore-name"="FloatingRemainder.significand(long)" "sycamore-place"="FloatingRemainder.java:149:3" "sycamore-library"="true" {
entry:
  %magnitude.0 = alloca i64
  %fraction.1 = alloca i64
  store i64 %magnitude.0.in, ptr %magnitude.0
  %t0 = load i64, ptr %magnitude.0
  %t1 = and i64 %t0, 4503599627370495
  store i64 %t1, ptr %fraction.1
  %t2 = load i64, ptr %magnitude.0
  %t3 = icmp slt i64 %t2, 4503599627370496
  br i1 %t3, label %choose.true.1, label %choose.false.1
choose.true.1:
  %t4 = load i64, ptr %fraction.1
  br label %choose.end.1
choose.false.1:
  %t5 = load i64, ptr %fraction.1
  %t6 = or i64 %t5, 4503599627370496
  br label %choose.end.1
choose.end.1:
  %t7 = phi i64 [ %t4, %choose.true.1 ], [ %t6, %choose.false.1 ]
  ret i64 %t7
}

define internal spir_func double @FloatingRemainder_divideLong_double_double(double %x.0.in, double %y.1.in) nounwind "sycamore-name"="FloatingRemainder.divideLong(double, double)" "sycamore-place"="FloatingRemainder.java:88:3" "sycamore-library"="true" !intel_used_aspects !0 {
entry:
  %x.0 = alloca double
  %y.1 = alloca double
  %bits.2 = alloca i64
  %a.3 = alloca i64
  %b.4 = alloca i64
  %exponent.5 = alloca i32
  %modulus.6 = alloca i64
  %t.11 = alloca i32
  %shift.7 = alloca i32
  %t.12 = alloca i64
  %rest.8 = alloca i64
  %step.9 = alloca i32
  %magnitude.10 = alloca i64
  store double %x.0.in, ptr %x.0
  store double %y.1.in, ptr %y.1
  %t0 = load double, ptr %x.0
  %t1 = bitcast double %t0 to i64
  store i64 %t1, ptr %bits.2
  %t2 = load i64, ptr %bits.2
  %t3 = and i64 %t2, 9223372036854775807
  store i64 %t3, ptr %a.3
  %t4 = load double, ptr %y.1
  %t5 = bitcast double %t4 to i64
  %t6 = and i64 %t5, 9223372036854775807
  store i64 %t6, ptr %b.4
  %t7 = load i64, ptr %b.4
  %t8 = icmp eq i64 %t7, 0
  br i1 %t8, label %choose.true.1, label %choose.false.1
choose.true.1:
  br label %choose.end.1
choose.false.1:
  %t9 = load i64, ptr %a.3
  %t10 = icmp sge i64 %t9, 9218868437227405312
  br label %choose.end.1
choose.end.1:
  %t11 = phi i1 [ true, %choose.true.1 ], [ %t10, %choose.false.1 ]
  br i1 %t11, label %choose.true.2, label %choose.false.2
choose.true.2:
  br label %choose.end.2
choose.false.2:
  %t12 = load i64, ptr %b.4
  %t13 = icmp sgt i64 %t12, 9218868437227405312
  br label %choose.end.2
choose.end.2:
  %t14 = phi i1 [ true, %choose.true.2 ], [ %t13, %choose.false.2 ]
  br i1 %t14, label %if.then.1, label %if.end.1
if.then.1:
  ret double 0x7FF8000000000000
if.end.1:
  %t15 = load i64, ptr %a.3
  %t16 = load i64, ptr %b.4
  %t17 = icmp slt i64 %t15, %t16
  br i1 %t17, label %if.then.2, label %if.end.2
if.then.2:
  %t18 = load double, ptr %x.0
  ret double %t18
if.end.2:
  %t19 = load i64, ptr %b.4
  %t20 = call spir_func i32 @FloatingRemainder_exponent_long(i64 %t19)
  store i32 %t20, ptr %exponent.5
  %t21 = load i64, ptr %b.4
  %t22 = call spir_func i64 @FloatingRemainder_significand_long(i64 %t21)
  store i64 %t22, ptr %modulus.6
  %t23 = load i64, ptr %a.3
  %t24 = call spir_func i32 @FloatingRemainder_exponent_long(i64 %t23)
  store i32 %t24, ptr %t.11
  %t25 = load i32, ptr %t.11
  %t26 = load i32, ptr %exponent.5
  %t27 = sub i32 %t25, %t26
  store i32 %t27, ptr %shift.7
  %t28 = load i64, ptr %a.3
  %t29 = call spir_func i64 @FloatingRemainder_significand_long(i64 %t28)
  store i64 %t29, ptr %t.12
  %t30 = load i64, ptr %t.12
  %t31 = load i64, ptr %modulus.6
  %t32 = icmp eq i64 %t31, 0
  %t33 = icmp eq i64 %t31, -1
  %t34 = or i1 %t32, %t33
  %t35 = select i1 %t34, i64 1, i64 %t31
  %t36 = srem i64 %t30, %t35
  store i64 %t36, ptr %rest.8
  br label %while.test.1
while.test.1:
  %t37 = load i32, ptr %shift.7
  %t38 = icmp sgt i32 %t37, 0
  br i1 %t38, label %choose.true.3, label %choose.false.3
choose.true.3:
  %t39 = load i64, ptr %rest.8
  %t40 = icmp ne i64 %t39, 0
  br label %choose.end.3
choose.false.3:
  br label %choose.end.3
choose.end.3:
  %t41 = phi i1 [ %t40, %choose.true.3 ], [ false, %choose.false.3 ]
  br i1 %t41, label %while.body.1, label %while.end.1
while.body.1:
  %t42 = load i32, ptr %shift.7
  %t43 = icmp slt i32 %t42, 10
  %t44 = select i1 %t43, i32 %t42, i32 10
  store i32 %t44, ptr %step.9
  %t45 = load i64, ptr %rest.8
  %t46 = load i32, ptr %step.9
  %t47 = and i32 %t46, 63
  %t48 = zext i32 %t47 to i64
  %t49 = shl i64 %t45, %t48
  %t50 = load i64, ptr %modulus.6
  %t51 = icmp eq i64 %t50, 0
  %t52 = icmp eq i64 %t50, -1
  %t53 = or i1 %t51, %t52
  %t54 = select i1 %t53, i64 1, i64 %t50
  %t55 = srem i64 %t49, %t54
  store i64 %t55, ptr %rest.8
  %t56 = load i32, ptr %shift.7
  %t57 = load i32, ptr %step.9
  %t58 = sub i32 %t56, %t57
  store i32 %t58, ptr %shift.7
  br label %while.test.1
while.end.1:
  br label %while.test.2
while.test.2:
  %t59 = load i64, ptr %rest.8
  %t60 = icmp ne i64 %t59, 0
  br i1 %t60, label %choose.true.4, label %choose.false.4
choose.true.4:
  %t61 = load i64, ptr %rest.8
  %t62 = icmp slt i64 %t61, 4503599627370496
  br label %choose.end.4
choose.false.4:
  br label %choose.end.4
choose.end.4:
  %t63 = phi i1 [ %t62, %choose.true.4 ], [ false, %choose.false.4 ]
  br i1 %t63, label %choose.true.5, label %choose.false.5
choose.true.5:
  %t64 = load i32, ptr %exponent.5
  %t65 = icmp sgt i32 %t64, 1
  br label %choose.end.5
choose.false.5:
  br label %choose.end.5
choose.end.5:
  %t66 = phi i1 [ %t65, %choose.true.5 ], [ false, %choose.false.5 ]
  br i1 %t66, label %while.body.2, label %while.end.2
while.body.2:
  %t67 = load i64, ptr %rest.8
  %t68 = shl i64 %t67, 1
  store i64 %t68, ptr %rest.8
  %t69 = load i32, ptr %exponent.5
  %t70 = add i32 %t69, -1
  store i32 %t70, ptr %exponent.5
  br label %while.test.2
while.end.2:
  %t71 = load i64, ptr %rest.8
  %t72 = load i32, ptr %exponent.5
  %t73 = sub i32 %t72, 1
  %t74 = sext i32 %t73 to i64
  %t75 = shl i64 %t74, 52
  %t76 = add i64 %t71, %t75
  store i64 %t76, ptr %magnitude.10
  %t77 = load i64, ptr %rest.8
  %t78 = icmp eq i64 %t77, 0
  br i1 %t78, label %choose.true.6, label %choose.false.6
choose.true.6:
  br label %choose.end.6
choose.false.6:
  %t79 = load i64, ptr %magnitude.10
  br label %choose.end.6
choose.end.6:
  %t80 = phi i64 [ 0, %choose.true.6 ], [ %t79, %choose.false.6 ]
  %t81 = load i64, ptr %bits.2
  %t82 = and i64 %t81, -9223372036854775808
  %t83 = or i64 %t80, %t82
  %t84 = bitcast i64 %t83 to double
  ret double %t84
}

define internal spir_func double @DoubleWords_negatedBy_long_double(i64 %sign.0.in, double %x.1.in) nounwind "sycamore-name"="DoubleWords.negatedBy(long, double)" "sycamore-place"="DoubleWords.java:71:3" "sycamore-library"="true" !intel_used_aspects !0 {
entry:
  %sign.0 = alloca i64
  %x.1 = alloca double
  store i64 %sign.0.in, ptr %sign.0
  store double %x.1.in, ptr %x.1
  %t0 = load double, ptr %x.1
  %t1 = bitcast double %t0 to i64
  %t2 = load i64, ptr %sign.0
  %t3 = and i64 %t2, -9223372036854775808
  %t4 = xor i64 %t1, %t3
  %t5 = bitcast i64 %t4 to double
  ret double %t5
}

define internal spir_func double @FloatingRemainder_remainder_double_double(double %x.0.in, double %y.1.in) nounwind "sycamore-name"="FloatingRemainder.remainder(double, double)" "sycamore-place"="FloatingRemainder.java:37:3" "sycamore-library"="true" !intel_used_aspects !0 {
entry:
  %x.0 = alloca double
  %y.1 = alloca double
  %dividend.2 = alloca double
  %divisor.3 = alloca double
  %quotient.4 = alloca double
  %rest.5 = alloca double
  %t.7 = alloca double
  %magnitude.6 = alloca double
  %t.8 = alloca double
  store double %x.0.in, ptr %x.0
  store double %y.1.in, ptr %y.1
  %t0 = load double, ptr %x.0
  %t1 = call double @llvm.fabs.f64(double %t0)
  store double %t1, ptr %dividend.2
  %t2 = load double, ptr %y.1
  %t3 = call double @llvm.fabs.f64(double %t2)
  store double %t3, ptr %divisor.3
  %t4 = load double, ptr %dividend.2
  %t5 = load double, ptr %divisor.3
  %t6 = fdiv double %t4, %t5
  store double %t6, ptr %quotient.4
  %t7 = load double, ptr %dividend.2
  %t8 = load double, ptr %divisor.3
  %t9 = load double, ptr %quotient.4
  %t10 = call double @llvm.rint.f64(double %t9)
  %t11 = call spir_func double @FloatingRemainder_subtract_double_double_double(double %t7, double %t8, double %t10)
  store double %t11, ptr %rest.5
  %t12 = load double, ptr %quotient.4
  %t13 = fcmp olt double %t12, 0x4300000000000000
  br i1 %t13, label %choose.true.1, label %choose.false.1
choose.true.1:
  %t14 = load double, ptr %rest.5
  %t15 = call double @llvm.fabs.f64(double %t14)
  %t16 = load double, ptr %divisor.3
  %t17 = fcmp olt double %t15, %t16
  br label %choose.end.1
choose.false.1:
  br label %choose.end.1
choose.end.1:
  %t18 = phi i1 [ %t17, %choose.true.1 ], [ false, %choose.false.1 ]
  %t19 = xor i1 %t18, true
  br i1 %t19, label %if.then.1, label %if.end.1
if.then.1:
  %t20 = load double, ptr %x.0
  %t21 = load double, ptr %y.1
  %t22 = call spir_func double @FloatingRemainder_divideLong_double_double(double %t20, double %t21)
  store double %t22, ptr %t.7
  %t23 = load double, ptr %t.7
  ret double %t23
if.end.1:
  %t24 = load double, ptr %rest.5
  %t25 = fcmp olt double %t24, 0x0000000000000000
  br i1 %t25, label %choose.true.2, label %choose.false.2
choose.true.2:
  %t26 = load double, ptr %rest.5
  %t27 = load double, ptr %divisor.3
  %t28 = fadd double %t26, %t27
  br label %choose.end.2
choose.false.2:
  %t29 = load double, ptr %rest.5
  br label %choose.end.2
choose.end.2:
  %t30 = phi double [ %t28, %choose.true.2 ], [ %t29, %choose.false.2 ]
  store double %t30, ptr %magnitude.6
  %t31 = load double, ptr %x.0
  %t32 = bitcast double %t31 to i64
  %t33 = load double, ptr %magnitude.6
  %t34 = call spir_func double @DoubleWords_negatedBy_long_double(i64 %t32, double %t33)
  store double %t34, ptr %t.8
  %t35 = load double, ptr %t.8
  ret double %t35
}

define spir_kernel void @p_Arithmetic_run_k87d5f046(ptr addrspace(1) %a.0, ptr addrspace(1) %b.1, ptr addrspace(1) %c.2, ptr addrspace(1) %d.3) nounwind "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="p.Arithmetic" "sycamore-name"="Arithmetic.run.k87d5f046" "sycamore-place"="Arithmetic.java:16:9" "sycamore-unchecked"="checks=off" !intel_used_aspects !0 !intel_fixed_targets !1 {
entry:
  %i.4 = alloca i32
  %k.5 = alloca i32
  %old.9 = alloca i32
  %index.10 = alloca i32
  %t.11 = alloca i32
  %t.12 = alloca i32
  %index.6 = alloca i32
  %old.7 = alloca double
  %result.8 = alloca double
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.4
  %t2 = load i32, ptr %i.4
  store i32 %t2, ptr %k.5
  %t3 = load i32, ptr %k.5
  store i32 %t3, ptr %old.9
  %t4 = load i32, ptr %old.9
  %t5 = add i32 %t4, 1
  store i32 %t5, ptr %k.5
  %t6 = load i32, ptr %old.9
  store i32 %t6, ptr %index.10
  %t7 = load i32, ptr %index.10
  %t8 = sext i32 %t7 to i64
  %t9 = getelementptr inbounds i32, ptr addrspace(1) %a.0, i64 %t8
  %t10 = load i32, ptr addrspace(1) %t9
  store i32 %t10, ptr %t.11
  %t11 = load i32, ptr %k.5
  %t12 = load i32, ptr %k.5
  %t13 = sext i32 %t12 to i64
  %t14 = getelementptr inbounds i32, ptr addrspace(1) %a.0, i64 %t13
  %t15 = load i32, ptr addrspace(1) %t14
  %t16 = call spir_func i32 @Arithmetic_quotient_int_int(i32 %t11, i32 %t15)
  store i32 %t16, ptr %t.12
  %t17 = load i32, ptr %index.10
  %t18 = sext i32 %t17 to i64
  %t19 = getelementptr inbounds i32, ptr addrspace(1) %a.0, i64 %t18
  %t20 = load i32, ptr %t.11
  %t21 = load i32, ptr %t.12
  %t22 = load i32, ptr %k.5
  %t23 = and i32 %t22, 31
  %t24 = shl i32 %t21, %t23
  %t25 = add i32 %t20, %t24
  store i32 %t25, ptr addrspace(1) %t19
  %t26 = load i32, ptr %i.4
  %t27 = sext i32 %t26 to i64
  %t28 = getelementptr inbounds i64, ptr addrspace(1) %b.1, i64 %t27
  %t29 = load i32, ptr %i.4
  %t30 = sext i32 %t29 to i64
  %t31 = getelementptr inbounds double, ptr addrspace(1) %c.2, i64 %t30
  %t32 = load double, ptr addrspace(1) %t31
  %t33 = fcmp ult double %t32, 0xC3E0000000000000
  %t34 = fcmp olt double %t32, 0xC3E0000000000000
  %t35 = fcmp oge double %t32, 0x43E0000000000000
  %t36 = or i1 %t33, %t35
  %t37 = select i1 %t36, double 0x0000000000000000, double %t32
  %t38 = fptosi double %t37 to i64
  %t39 = select i1 %t35, i64 9223372036854775807, i64 %t38
  %t40 = select i1 %t34, i64 -9223372036854775808, i64 %t39
  %t41 = load i32, ptr %i.4
  %t42 = sext i32 %t41 to i64
  %t43 = getelementptr inbounds i64, ptr addrspace(1) %b.1, i64 %t42
  %t44 = load i64, ptr addrspace(1) %t43
  %t45 = trunc i64 %t44 to i32
  %t46 = and i32 %t45, 63
  %t47 = zext i32 %t46 to i64
  %t48 = lshr i64 %t40, %t47
  store i64 %t48, ptr addrspace(1) %t28
  %t49 = load i32, ptr %i.4
  %t50 = sext i32 %t49 to i64
  %t51 = getelementptr inbounds i16, ptr addrspace(1) %d.3, i64 %t50
  %t52 = load i32, ptr %i.4
  %t53 = sext i32 %t52 to i64
  %t54 = getelementptr inbounds i16, ptr addrspace(1) %d.3, i64 %t53
  %t55 = load i16, ptr addrspace(1) %t54
  %t56 = zext i16 %t55 to i32
  %t57 = load i32, ptr %i.4
  %t58 = sext i32 %t57 to i64
  %t59 = getelementptr inbounds double, ptr addrspace(1) %c.2, i64 %t58
  %t60 = load double, ptr addrspace(1) %t59
  %t61 = fcmp ult double %t60, 0xC1E0000000000000
  %t62 = fcmp olt double %t60, 0xC1E0000000000000
  %t63 = fcmp oge double %t60, 0x41E0000000000000
  %t64 = or i1 %t61, %t63
  %t65 = select i1 %t64, double 0x0000000000000000, double %t60
  %t66 = fptosi double %t65 to i32
  %t67 = select i1 %t63, i32 2147483647, i32 %t66
  %t68 = select i1 %t62, i32 -2147483648, i32 %t67
  %t69 = sub i32 %t56, %t68
  %t70 = trunc i32 %t69 to i16
  store i16 %t70, ptr addrspace(1) %t51
  %t71 = load i32, ptr %i.4
  store i32 %t71, ptr %index.6
  %t72 = load i32, ptr %index.6
  %t73 = sext i32 %t72 to i64
  %t74 = getelementptr inbounds double, ptr addrspace(1) %c.2, i64 %t73
  %t75 = load double, ptr addrspace(1) %t74
  store double %t75, ptr %old.7
  %t76 = load double, ptr %old.7
  %t77 = call spir_func double @FloatingRemainder_remainder_double_double(double %t76, double 0x3FB999999999999A)
  store double %t77, ptr %result.8
  %t78 = load i32, ptr %index.6
  %t79 = sext i32 %t78 to i64
  %t80 = getelementptr inbounds double, ptr addrspace(1) %c.2, i64 %t79
  %t81 = load double, ptr %result.8
  store double %t81, ptr addrspace(1) %t80
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32) nounwind willreturn memory(none)
declare double @llvm.fabs.f64(double)
declare double @llvm.rint.f64(double)

!0 = !{i32 6}
!1 = !{}
