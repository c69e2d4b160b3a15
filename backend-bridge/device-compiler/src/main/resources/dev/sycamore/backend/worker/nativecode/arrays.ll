; Runs a part of a launch on arrays of a JVM where these are: in critical regions of JNI, which end
; with the call. Its first argument is a block of the runtime's (docs/FORMATS.md, section 2):
;
;   struct { void *vm; entry_point *entry; int64_t arguments, count, failed, clock[2];
;            struct { void *reference; int64_t slot; void *elements; } arrays[]; }
;
; "arguments" is the offset in it of what the entry point gets. "failed" is not 0 if an array is a
; copy, or cannot be had: then nothing was run. Places in the tables of functions are JNI's.

define void @__sycamore_arrays_in_place(ptr %call, ptr %range) #0 {
entry:
  %env.at = alloca ptr, align 8
  %copied.at = alloca i8, align 1
  %failed.at = getelementptr i8, ptr %call, i64 32
  store i64 1, ptr %failed.at, align 8
  %vm = load ptr, ptr %call, align 8
  %vm.functions = load ptr, ptr %vm, align 8
  %get.env.at = getelementptr ptr, ptr %vm.functions, i64 6
  %get.env = load ptr, ptr %get.env.at, align 8
  ; JNI_VERSION_1_6
  %no.env = call i32 %get.env(ptr %vm, ptr %env.at, i32 65542)
  %has.env = icmp eq i32 %no.env, 0
  br i1 %has.env, label %begin, label %end

begin:
  %env = load ptr, ptr %env.at, align 8
  %functions = load ptr, ptr %env, align 8
  %get.at = getelementptr ptr, ptr %functions, i64 222
  %get = load ptr, ptr %get.at, align 8
  %release.at = getelementptr ptr, ptr %functions, i64 223
  %release = load ptr, ptr %release.at, align 8
  %arguments.at = getelementptr i8, ptr %call, i64 16
  %arguments.offset = load i64, ptr %arguments.at, align 8
  %arguments = getelementptr i8, ptr %call, i64 %arguments.offset
  %count.at = getelementptr i8, ptr %call, i64 24
  %count = load i64, ptr %count.at, align 8
  %arrays = getelementptr i8, ptr %call, i64 56
  br label %pins

pins:
  %i = phi i64 [ 0, %begin ], [ %i.next, %pinned ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %pin, label %run

pin:
  %offset = mul i64 %i, 24
  %array = getelementptr i8, ptr %arrays, i64 %offset
  %reference = load ptr, ptr %array, align 8
  store i8 0, ptr %copied.at, align 1
  %elements = call ptr %get(ptr %env, ptr %reference, ptr %copied.at)
  %none = icmp eq ptr %elements, null
  br i1 %none, label %give.up, label %check

check:
  %elements.at = getelementptr i8, ptr %array, i64 16
  store ptr %elements, ptr %elements.at, align 8
  %i.next = add i64 %i, 1
  %copied = load i8, ptr %copied.at, align 1
  %is.copy = icmp ne i8 %copied, 0
  br i1 %is.copy, label %give.up, label %pinned

pinned:
  %slot.at = getelementptr i8, ptr %array, i64 8
  %slot = load i64, ptr %slot.at, align 8
  %argument = getelementptr i8, ptr %arguments, i64 %slot
  store ptr %elements, ptr %argument, align 8
  br label %pins

run:
  %entry.at = getelementptr i8, ptr %call, i64 8
  %entry.point = load ptr, ptr %entry.at, align 8
  store i64 0, ptr %failed.at, align 8
  ; The runtime only asks whether arrays are copies.
  %asks = icmp eq ptr %entry.point, null
  br i1 %asks, label %releases, label %call.entry

call.entry:
  call void %entry.point(ptr %arguments, ptr %range)
  br label %releases

; JNI_ABORT: nothing is to be copied back.
give.up:
  %held = phi i64 [ %i, %pin ], [ %i.next, %check ]
  br label %releases

releases:
  %left = phi i64 [ %count, %run ], [ %count, %call.entry ], [ %held, %give.up ], [ %j, %unpin ]
  %mode = phi i32 [ 0, %run ], [ 0, %call.entry ], [ 2, %give.up ], [ %mode, %unpin ]
  %any = icmp ne i64 %left, 0
  br i1 %any, label %unpin, label %end

unpin:
  %j = sub i64 %left, 1
  %j.offset = mul i64 %j, 24
  %j.array = getelementptr i8, ptr %arrays, i64 %j.offset
  %j.reference = load ptr, ptr %j.array, align 8
  %j.elements.at = getelementptr i8, ptr %j.array, i64 16
  %j.elements = load ptr, ptr %j.elements.at, align 8
  call void %release(ptr %env, ptr %j.reference, ptr %j.elements, i32 %mode)
  br label %releases

end:
  ret void
}

attributes #0 = { nounwind "no-builtins" }
