; Function Attrs: alwaysinline nounwind
define void @f.lanes(i64 %0, i32 %1, ptr %2) #1 {
entry:
  %3 = getelementptr float, ptr %2, i64 %0
  %4 = load <4 x float>, ptr %3, align 4
  %5 = fcmp olt <4 x float> %4, zeroinitializer
  %6 = bitcast <4 x i1> %5 to i4
  %7 = icmp ne i4 %6, 0
  br i1 %7, label %run.1, label %lanes.4

lanes.3:                                          ; preds = %run.2, %run.1
  %8 = bitcast <4 x i1> %12 to i4
  %9 = icmp ne i4 %8, 0
  br i1 %9, label %run.3, label %lanes.4

lanes.4:                                          ; preds = %run.3, %lanes.3, %entry
  %10 = getelementptr float, ptr %3, i64 4096
  store <4 x float> %4, ptr %10, align 4
  ret void

run.1:                                            ; preds = %entry
  %11 = fcmp olt <4 x float> %4, splat (float -1.000000e+00)
  %12 = select <4 x i1> %5, <4 x i1> %11, <4 x i1> zeroinitializer
  %13 = xor <4 x i1> %11, splat (i1 true)
  %14 = select <4 x i1> %5, <4 x i1> %13, <4 x i1> zeroinitializer
  %15 = bitcast <4 x i1> %14 to i4
  %16 = icmp ne i4 %15, 0
  br i1 %16, label %run.2, label %lanes.3

run.2:                                            ; preds = %run.1
  %17 = fdiv <4 x float> splat (float 2.000000e+00), %4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %17, ptr %3, i32 4, <4 x i1> %14)
  br label %lanes.3

run.3:                                            ; preds = %lanes.3
  %18 = fadd <4 x float> %4, splat (float 3.000000e+00)
  %19 = fdiv <4 x float> %18, %4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %19, ptr %3, i32 4, <4 x i1> %12)
  br label %lanes.4
}
