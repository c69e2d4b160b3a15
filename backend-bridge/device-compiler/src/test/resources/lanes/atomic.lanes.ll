; Function Attrs: alwaysinline nounwind
define void @f.lanes(i64 %0, i32 %1, ptr %2) #1 {
entry:
  %3 = getelementptr i32, ptr %2, i64 %0
  %4 = load <4 x i32>, ptr %3, align 4
  %5 = icmp sgt <4 x i32> %4, splat (i32 5)
  %6 = bitcast <4 x i1> %5 to i4
  %7 = icmp ne i4 %6, 0
  br i1 %7, label %run.1, label %lanes.2

lanes.2:                                          ; preds = %lane.done6, %entry
  ret void

run.1:                                            ; preds = %entry
  %8 = extractelement <4 x i32> %4, i32 0
  %9 = extractelement <4 x i32> %4, i32 1
  %10 = extractelement <4 x i32> %4, i32 2
  %11 = extractelement <4 x i32> %4, i32 3
  %12 = extractelement <4 x i1> %5, i32 0
  br i1 %12, label %lane, label %lane.done

lane:                                             ; preds = %run.1
  %13 = atomicrmw add ptr %2, i32 %8 monotonic, align 4
  br label %lane.done

lane.done:                                        ; preds = %lane, %run.1
  %.015 = phi i32 [ %13, %lane ], [ undef, %run.1 ]
  %14 = extractelement <4 x i1> %5, i32 1
  br i1 %14, label %lane1, label %lane.done2

lane1:                                            ; preds = %lane.done
  %15 = atomicrmw add ptr %2, i32 %9 monotonic, align 4
  br label %lane.done2

lane.done2:                                       ; preds = %lane1, %lane.done
  %.014 = phi i32 [ %15, %lane1 ], [ undef, %lane.done ]
  %16 = extractelement <4 x i1> %5, i32 2
  br i1 %16, label %lane3, label %lane.done4

lane3:                                            ; preds = %lane.done2
  %17 = atomicrmw add ptr %2, i32 %10 monotonic, align 4
  br label %lane.done4

lane.done4:                                       ; preds = %lane3, %lane.done2
  %.013 = phi i32 [ %17, %lane3 ], [ undef, %lane.done2 ]
  %18 = extractelement <4 x i1> %5, i32 3
  br i1 %18, label %lane5, label %lane.done6

lane5:                                            ; preds = %lane.done4
  %19 = atomicrmw add ptr %2, i32 %11 monotonic, align 4
  br label %lane.done6

lane.done6:                                       ; preds = %lane5, %lane.done4
  %.0 = phi i32 [ %19, %lane5 ], [ undef, %lane.done4 ]
  %20 = insertelement <4 x i32> poison, i32 %.015, i32 0
  %21 = insertelement <4 x i32> %20, i32 %.014, i32 1
  %22 = insertelement <4 x i32> %21, i32 %.013, i32 2
  %23 = insertelement <4 x i32> %22, i32 %.0, i32 3
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %23, ptr %3, i32 4, <4 x i1> %5)
  br label %lanes.2
}
