; Function Attrs: alwaysinline nounwind
define void @f.lanes(i64 %0, i32 %1, ptr %2) #1 {
entry:
  %3 = getelementptr i32, ptr %2, i64 %0
  %4 = load <4 x i32>, ptr %3, align 4
  %5 = icmp sgt <4 x i32> %4, splat (i32 5)
  %6 = bitcast <4 x i1> %5 to i4
  %7 = icmp ne i4 %6, 0
  br i1 %7, label %run.1, label %lanes.2

lanes.2:                                          ; preds = %run.1, %entry
  %.0 = phi <4 x i32> [ %10, %run.1 ], [ splat (i32 7), %entry ]
  store <4 x i32> %.0, ptr %3, align 4
  ret void

run.1:                                            ; preds = %entry
  %8 = select <4 x i1> %5, <4 x i32> %4, <4 x i32> splat (i32 1)
  %9 = sdiv <4 x i32> splat (i32 100), %8
  %10 = select <4 x i1> %5, <4 x i32> %9, <4 x i32> splat (i32 7)
  br label %lanes.2
}
