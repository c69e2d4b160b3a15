; Function Attrs: alwaysinline nounwind
define void @f.lanes(i64 %0, i32 %1, ptr %2) #1 {
entry:
  %3 = getelementptr float, ptr %2, i64 %0
  %4 = load <4 x float>, ptr %3, align 4
  br label %pass.1

lanes.2:                                          ; preds = %pass.1
  store <4 x float> %15, ptr %3, align 4
  ret void

pass.1:                                           ; preds = %pass.1, %entry
  %.09 = phi <4 x float> [ %4, %entry ], [ %5, %pass.1 ]
  %.08 = phi i32 [ 0, %entry ], [ %6, %pass.1 ]
  %.07 = phi <4 x i1> [ splat (i1 true), %entry ], [ %12, %pass.1 ]
  %.0 = phi <4 x float> [ undef, %entry ], [ %15, %pass.1 ]
  %5 = fmul <4 x float> %.09, %.09
  %6 = add i32 %.08, 1
  %7 = fcmp olt <4 x float> %5, splat (float 4.000000e+00)
  %8 = icmp slt i32 %6, %1
  %9 = insertelement <4 x i1> poison, i1 %8, i32 0
  %10 = shufflevector <4 x i1> %9, <4 x i1> poison, <4 x i32> zeroinitializer
  %11 = and <4 x i1> %7, %10
  %12 = select <4 x i1> %.07, <4 x i1> %11, <4 x i1> zeroinitializer
  %13 = xor <4 x i1> %11, splat (i1 true)
  %14 = select <4 x i1> %.07, <4 x i1> %13, <4 x i1> zeroinitializer
  %15 = select <4 x i1> %14, <4 x float> %5, <4 x float> %.0
  %16 = bitcast <4 x i1> %12 to i4
  %17 = icmp ne i4 %16, 0
  br i1 %17, label %pass.1, label %lanes.2
}
