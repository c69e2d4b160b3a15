  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %size = call i32 @__sycamore_sub_group_size()
  %id = call i32 @__sycamore_sub_group_local_id()
  %last = sub i32 %size, 1
  %from = sub i32 %last, %id
  %mirrored = call i32 @__sycamore_sub_group_shuffle(i32 %v, i32 %from)
  call void @__sycamore_sub_group_barrier()
  %top = call i32 @__sycamore_sub_group_shuffle(i32 %v, i32 %last)
  %same = call i32 @__sycamore_sub_group_shuffle(i32 %n, i32 %from)
  %place = trunc i64 %i to i32
  %first = call i32 @__sycamore_sub_group_first(i32 %place)
  %a = add i32 %mirrored, %top
  %b = add i32 %same, %first
  %c = add i32 %a, %b
  store i32 %c, ptr %at
  ret void
