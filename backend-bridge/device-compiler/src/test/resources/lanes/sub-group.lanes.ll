; Function Attrs: alwaysinline nounwind
define void @f.lanes(i64 %0, i32 %1, ptr %2) #3 {
entry:
  %3 = getelementptr i32, ptr %2, i64 %0
  %4 = load <8 x i32>, ptr %3, align 4
  %5 = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %4, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>)
  %6 = extractelement <8 x i32> %4, i32 7
  %7 = trunc i64 %0 to i32
  %8 = insertelement <8 x i32> poison, i32 %6, i32 0
  %9 = shufflevector <8 x i32> %8, <8 x i32> poison, <8 x i32> zeroinitializer
  %10 = add <8 x i32> %5, %9
  %11 = add i32 %1, %7
  %12 = insertelement <8 x i32> poison, i32 %11, i32 0
  %13 = shufflevector <8 x i32> %12, <8 x i32> poison, <8 x i32> zeroinitializer
  %14 = add <8 x i32> %10, %13
  store <8 x i32> %14, ptr %3, align 4
  ret void
}
