; Function Attrs: alwaysinline nounwind
define void @f.lanes.rest(i64 %0, i32 %1, ptr %2, i32 %3) #3 {
entry:
  %4 = insertelement <8 x i32> poison, i32 %3, i32 0
  %5 = shufflevector <8 x i32> %4, <8 x i32> poison, <8 x i32> zeroinitializer
  %6 = icmp ult <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %5
  %7 = getelementptr i32, ptr %2, i64 %0
  %8 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %7, i32 4, <8 x i1> %6, <8 x i32> poison)
  %9 = sub i32 %3, 1
  %10 = insertelement <8 x i32> poison, i32 %9, i32 0
  %11 = shufflevector <8 x i32> %10, <8 x i32> poison, <8 x i32> zeroinitializer
  %12 = sub <8 x i32> %11, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %13 = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %8, <8 x i32> %12)
  %14 = extractelement <8 x i32> %8, i32 %9
  %15 = trunc i64 %0 to i32
  %16 = insertelement <8 x i32> poison, i32 %14, i32 0
  %17 = shufflevector <8 x i32> %16, <8 x i32> poison, <8 x i32> zeroinitializer
  %18 = add <8 x i32> %13, %17
  %19 = add i32 %1, %15
  %20 = insertelement <8 x i32> poison, i32 %19, i32 0
  %21 = shufflevector <8 x i32> %20, <8 x i32> poison, <8 x i32> zeroinitializer
  %22 = add <8 x i32> %18, %21
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %22, ptr %7, i32 4, <8 x i1> %6)
  ret void
}
