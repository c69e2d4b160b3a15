  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %c = icmp sgt i32 %v, 5
  br i1 %c, label %then, label %join
then:
  %old = atomicrmw add ptr %p, i32 %v monotonic
  store i32 %old, ptr %at
  br label %join
join:
  ret void
