; Function Attrs: alwaysinline nounwind
define void @f.lanes(i64 %0, i32 %1, ptr %2) #1 {
entry:
  %3 = alloca [4 x [8 x i32]], align 16
  %4 = getelementptr i8, ptr %3, <4 x i64> <i64 0, i64 4, i64 8, i64 12>
  call void @llvm.memset.p0.i64(ptr align 4 %3, i8 0, i64 128, i1 false)
  %5 = insertelement <4 x i64> poison, i64 %0, i32 0
  %6 = shufflevector <4 x i64> %5, <4 x i64> poison, <4 x i32> zeroinitializer
  %7 = add <4 x i64> %6, <i64 0, i64 1, i64 2, i64 3>
  %8 = trunc <4 x i64> %7 to <4 x i32>
  %9 = and <4 x i32> %8, splat (i32 7)
  %10 = zext <4 x i32> %9 to <4 x i64>
  %11 = zext i32 %1 to i64
  %12 = getelementptr [4 x i32], <4 x ptr> %4, <4 x i64> %10
  %13 = getelementptr [4 x i32], ptr %3, i64 %11
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %8, <4 x ptr> %12, i32 4, <4 x i1> splat (i1 true))
  %14 = load <4 x i32>, ptr %13, align 4
  %15 = getelementptr i32, ptr %2, i64 %0
  store <4 x i32> %14, ptr %15, align 4
  ret void
}
