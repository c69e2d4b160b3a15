; The part of the runtime of native images that is written for x86-64: memory.

define hidden ptr @memset(ptr %p, i32 %value, i64 %n) #0 {
  %byte = trunc i32 %value to i8
  %done = call { ptr, i64 } asm sideeffect "rep stosb", "={di},={cx},{al},0,1,~{memory}"(i8 %byte, ptr %p, i64 %n)
  ret ptr %p
}

define hidden ptr @memcpy(ptr %to, ptr %from, i64 %n) #0 {
  %done = call { ptr, ptr, i64 } asm sideeffect "rep movsb", "={di},={si},={cx},0,1,2,~{memory}"(ptr %to, ptr %from, i64 %n)
  ret ptr %to
}

define hidden ptr @memmove(ptr %to, ptr %from, i64 %n) #0 {
entry:
  %to.int = ptrtoint ptr %to to i64
  %from.int = ptrtoint ptr %from to i64
  %distance = sub i64 %to.int, %from.int
  %clobbers = icmp ult i64 %distance, %n
  br i1 %clobbers, label %backward.first, label %forward
forward:
  %done = call { ptr, ptr, i64 } asm sideeffect "rep movsb", "={di},={si},={cx},0,1,2,~{memory}"(ptr %to, ptr %from, i64 %n)
  ret ptr %to
backward.first:
  %any = icmp ne i64 %n, 0
  br i1 %any, label %backward, label %end
backward:
  %left = phi i64 [ %n, %backward.first ], [ %i, %backward ]
  %i = sub i64 %left, 1
  %from.at = getelementptr i8, ptr %from, i64 %i
  %to.at = getelementptr i8, ptr %to, i64 %i
  %byte = load volatile i8, ptr %from.at, align 1
  store volatile i8 %byte, ptr %to.at, align 1
  %more = icmp ne i64 %i, 0
  br i1 %more, label %backward, label %end
end:
  ret ptr %to
}

attributes #0 = { nounwind "no-builtins" }
