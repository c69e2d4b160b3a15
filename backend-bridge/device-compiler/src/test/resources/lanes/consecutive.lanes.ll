; Function Attrs: alwaysinline nounwind
define void @f.lanes(i64 %0, i32 %1, ptr %2) #1 {
entry:
  %3 = trunc i64 %0 to i32
  %4 = mul i32 %3, 3
  %5 = sext i32 %3 to i64
  %6 = sext i32 %4 to i64
  %7 = getelementptr float, ptr %2, i64 %5
  %8 = getelementptr float, ptr %2, i64 %6
  %9 = load <4 x float>, ptr %7, align 4
  %10 = load <4 x float>, ptr %8, align 4
  %11 = shufflevector <4 x float> poison, <4 x float> %10, <4 x i32> <i32 4, i32 7, i32 2, i32 3>
  %12 = getelementptr float, ptr %8, i64 4
  %13 = load <4 x float>, ptr %12, align 4
  %14 = shufflevector <4 x float> %11, <4 x float> %13, <4 x i32> <i32 0, i32 1, i32 6, i32 3>
  %15 = getelementptr float, ptr %8, i64 6
  %16 = load <4 x float>, ptr %15, align 4
  %17 = shufflevector <4 x float> %14, <4 x float> %16, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %18 = load float, ptr %2, align 4
  %19 = fadd <4 x float> %9, %17
  %20 = insertelement <4 x float> poison, float %18, i32 0
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <4 x i32> zeroinitializer
  %22 = fadd <4 x float> %19, %21
  store <4 x float> %22, ptr %7, align 4
  ret void
}
