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

; What outlives the barriers of a large work-group: mmap(0, n, PROT_READ | PROT_WRITE, MAP_PRIVATE |
; MAP_ANONYMOUS, -1, 0), and munmap. Without memory there is no way to go on.
define hidden ptr @__sycamore_context_allocate(i64 %n) #0 {
  %result = call i64 asm sideeffect "syscall", "={rax},{rax},{rdi},{rsi},{rdx},{r10},{r8},{r9},~{rcx},~{r11},~{memory}"(i64 9, i64 0, i64 %n, i64 3, i64 34, i64 -1, i64 0)
  %failed = icmp ugt i64 %result, -4096
  br i1 %failed, label %trap, label %done
trap:
  call void @llvm.trap()
  unreachable
done:
  %memory = inttoptr i64 %result to ptr
  ret ptr %memory
}

define hidden void @__sycamore_context_release(ptr %memory, i64 %n) #0 {
  %result = call i64 asm sideeffect "syscall", "={rax},{rax},{rdi},{rsi},~{rcx},~{r11},~{memory}"(i64 11, ptr %memory, i64 %n)
  ret void
}

declare void @llvm.trap()

attributes #0 = { nounwind "no-builtins" }
