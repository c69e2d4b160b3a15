  %a = alloca [8 x i32]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 32, i1 false)
  %x = trunc i64 %i to i32
  %own = and i32 %x, 7
  %own.wide = zext i32 %own to i64
  %same = zext i32 %n to i64
  %at.own = getelementptr i32, ptr %a, i64 %own.wide
  %at.same = getelementptr i32, ptr %a, i64 %same
  store i32 %x, ptr %at.own
  %v = load i32, ptr %at.same
  %to = getelementptr i32, ptr %p, i64 %i
  store i32 %v, ptr %to
  ret void
