; Function Attrs: alwaysinline nounwind
define void @f.lanes(i64 %0, i32 %1, ptr %2) #1 {
entry:
  br label %pass.1

lanes.6:                                          ; preds = %latch.1
  %3 = bitcast <4 x i1> %19 to i4
  %4 = icmp ne i4 %3, 0
  %5 = select <4 x i1> %19, <4 x i64> %20, <4 x i64> splat (i64 -1)
  %spec.select = select i1 %4, <4 x i64> %5, <4 x i64> splat (i64 -1)
  %6 = getelementptr i64, ptr %2, i64 %0
  store <4 x i64> %spec.select, ptr %6, align 4
  ret void

pass.1:                                           ; preds = %latch.1, %entry
  %.036 = phi <4 x i64> [ undef, %entry ], [ %20, %latch.1 ]
  %.026 = phi <4 x i1> [ splat (i1 true), %entry ], [ %.027, %latch.1 ]
  %.024 = phi i64 [ 0, %entry ], [ %.125, %latch.1 ]
  %.022 = phi <4 x i1> [ zeroinitializer, %entry ], [ %19, %latch.1 ]
  br label %pass.2

latch.1:                                          ; preds = %run.4, %lanes.4
  %.027 = phi <4 x i1> [ %39, %run.4 ], [ zeroinitializer, %lanes.4 ]
  %.125 = phi i64 [ %35, %run.4 ], [ %.024, %lanes.4 ]
  %7 = bitcast <4 x i1> %.027 to i4
  %8 = icmp ne i4 %7, 0
  br i1 %8, label %pass.1, label %lanes.6

lanes.4:                                          ; preds = %latch.2
  %9 = bitcast <4 x i1> %.129 to i4
  %10 = icmp ne i4 %9, 0
  br i1 %10, label %run.4, label %latch.1

pass.2:                                           ; preds = %latch.2, %pass.1
  %.137 = phi <4 x i64> [ %.036, %pass.1 ], [ %20, %latch.2 ]
  %.032 = phi <4 x i1> [ %.026, %pass.1 ], [ %.033, %latch.2 ]
  %.030 = phi i64 [ 0, %pass.1 ], [ %.131, %latch.2 ]
  %.028 = phi <4 x i1> [ zeroinitializer, %pass.1 ], [ %.129, %latch.2 ]
  %.123 = phi <4 x i1> [ %.022, %pass.1 ], [ %19, %latch.2 ]
  %11 = add i64 %.024, %.030
  %12 = insertelement <4 x i64> poison, i64 %11, i32 0
  %13 = shufflevector <4 x i64> %12, <4 x i64> poison, <4 x i32> zeroinitializer
  %14 = insertelement <4 x i64> poison, i64 %0, i32 0
  %15 = shufflevector <4 x i64> %14, <4 x i64> poison, <4 x i32> zeroinitializer
  %16 = add <4 x i64> %15, <i64 0, i64 1, i64 2, i64 3>
  %17 = icmp eq <4 x i64> %13, %16
  %18 = select <4 x i1> %.032, <4 x i1> %17, <4 x i1> zeroinitializer
  %19 = or <4 x i1> %.123, %18
  %20 = select <4 x i1> %18, <4 x i64> %13, <4 x i64> %.137
  %21 = xor <4 x i1> %17, splat (i1 true)
  %22 = select <4 x i1> %.032, <4 x i1> %21, <4 x i1> zeroinitializer
  %23 = bitcast <4 x i1> %22 to i4
  %24 = icmp ne i4 %23, 0
  br i1 %24, label %run.3, label %latch.2

latch.2:                                          ; preds = %run.3, %pass.2
  %.033 = phi <4 x i1> [ %31, %run.3 ], [ zeroinitializer, %pass.2 ]
  %.131 = phi i64 [ %27, %run.3 ], [ %.030, %pass.2 ]
  %.129 = phi <4 x i1> [ %34, %run.3 ], [ %.028, %pass.2 ]
  %25 = bitcast <4 x i1> %.033 to i4
  %26 = icmp ne i4 %25, 0
  br i1 %26, label %pass.2, label %lanes.4

run.3:                                            ; preds = %pass.2
  %27 = add i64 %.030, 1
  %28 = icmp slt i64 %27, 9
  %29 = insertelement <4 x i1> poison, i1 %28, i32 0
  %30 = shufflevector <4 x i1> %29, <4 x i1> poison, <4 x i32> zeroinitializer
  %31 = select <4 x i1> %22, <4 x i1> %30, <4 x i1> zeroinitializer
  %32 = xor <4 x i1> %30, splat (i1 true)
  %33 = select <4 x i1> %22, <4 x i1> %32, <4 x i1> zeroinitializer
  %34 = or <4 x i1> %.028, %33
  br label %latch.2

run.4:                                            ; preds = %lanes.4
  %35 = add i64 %.024, 1
  %36 = icmp slt i64 %35, 9
  %37 = insertelement <4 x i1> poison, i1 %36, i32 0
  %38 = shufflevector <4 x i1> %37, <4 x i1> poison, <4 x i32> zeroinitializer
  %39 = select <4 x i1> %.129, <4 x i1> %38, <4 x i1> zeroinitializer
  br label %latch.1
}
