  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %c = icmp sgt i32 %v, 5
  br i1 %c, label %then, label %join
then:
  %q = sdiv i32 100, %v
  br label %join
join:
  %r = phi i32 [ 7, %0 ], [ %q, %then ]
  store i32 %r, ptr %at
  ret void
