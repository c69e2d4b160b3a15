; What outlives the barriers of a large work-group, on systems without stable system calls: the runtime writes the
; addresses of calloc and free where the image exports them (docs/FORMATS.md, section 2). A block begins at a multiple
; of 64 bytes, and the word before it is the address that was allocated. Without memory there is no way to go on.

@__sycamore_allocator = global [2 x ptr] zeroinitializer, align 8

define hidden ptr @__sycamore_context_allocate(i64 %n) #0 {
  %calloc = load ptr, ptr @__sycamore_allocator, align 8
  %missing = icmp eq ptr %calloc, null
  br i1 %missing, label %trap, label %allocate
allocate:
  %bytes = add i64 %n, 64
  %block = call ptr %calloc(i64 1, i64 %bytes)
  %failed = icmp eq ptr %block, null
  br i1 %failed, label %trap, label %done
trap:
  call void @llvm.trap()
  unreachable
done:
  %address = ptrtoint ptr %block to i64
  %end = add i64 %address, 64
  %aligned = and i64 %end, -64
  %memory = inttoptr i64 %aligned to ptr
  %kept.at = getelementptr i8, ptr %memory, i64 -8
  store ptr %block, ptr %kept.at, align 8
  ret ptr %memory
}

define hidden void @__sycamore_context_release(ptr %memory, i64 %n) #0 {
  %kept.at = getelementptr i8, ptr %memory, i64 -8
  %block = load ptr, ptr %kept.at, align 8
  %free.at = getelementptr ptr, ptr @__sycamore_allocator, i64 1
  %free = load ptr, ptr %free.at, align 8
  call void %free(ptr %block)
  ret void
}

declare void @llvm.trap()

attributes #0 = { nounwind "no-builtins" }
