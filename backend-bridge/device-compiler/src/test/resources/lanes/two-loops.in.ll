  br label %outer
outer:
  %j = phi i64 [ 0, %0 ], [ %j.next, %outer.latch ]
  br label %inner
inner:
  %k = phi i64 [ 0, %outer ], [ %k.next, %inner.latch ]
  %sum = add i64 %j, %k
  %found = icmp eq i64 %sum, %i
  br i1 %found, label %out, label %inner.latch
inner.latch:
  %k.next = add i64 %k, 1
  %more = icmp slt i64 %k.next, 9
  br i1 %more, label %inner, label %outer.latch
outer.latch:
  %j.next = add i64 %j, 1
  %again = icmp slt i64 %j.next, 9
  br i1 %again, label %outer, label %out
out:
  %r = phi i64 [ %sum, %inner ], [ -1, %outer.latch ]
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %r, ptr %at
  ret void
