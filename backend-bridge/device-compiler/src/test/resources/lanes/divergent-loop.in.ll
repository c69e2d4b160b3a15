  %at = getelementptr float, ptr %p, i64 %i
  %v = load float, ptr %at
  br label %loop
loop:
  %k = phi i32 [ 0, %0 ], [ %next, %loop ]
  %x = phi float [ %v, %0 ], [ %square, %loop ]
  %square = fmul float %x, %x
  %next = add i32 %k, 1
  %small = fcmp olt float %square, 4.0
  %few = icmp slt i32 %next, %n
  %c = and i1 %small, %few
  br i1 %c, label %loop, label %out
out:
  store float %square, ptr %at
  ret void
