; The part of the runtime of native images that is written for 64-bit Arm: memory. Instructions that
; set and copy memory are no part of the baseline.

define hidden ptr @memset(ptr %p, i32 %value, i64 %n) #0 {
entry:
  %byte = trunc i32 %value to i8
  %first = insertelement <16 x i8> poison, i8 %byte, i64 0
  %bytes = shufflevector <16 x i8> %first, <16 x i8> poison, <16 x i32> zeroinitializer
  %whole = and i64 %n, -16
  %any = icmp ne i64 %whole, 0
  br i1 %any, label %blocks, label %rest
blocks:
  %i = phi i64 [ 0, %entry ], [ %i.next, %blocks ]
  %at = getelementptr i8, ptr %p, i64 %i
  store <16 x i8> %bytes, ptr %at, align 1
  %i.next = add i64 %i, 16
  %more = icmp ne i64 %i.next, %whole
  br i1 %more, label %blocks, label %rest
rest:
  %left = icmp ne i64 %whole, %n
  br i1 %left, label %single, label %end
single:
  %k = phi i64 [ %whole, %rest ], [ %k.next, %single ]
  %byte.at = getelementptr i8, ptr %p, i64 %k
  store i8 %byte, ptr %byte.at, align 1
  %k.next = add i64 %k, 1
  %again = icmp ne i64 %k.next, %n
  br i1 %again, label %single, label %end
end:
  ret ptr %p
}

define hidden ptr @memcpy(ptr %to, ptr %from, i64 %n) #0 {
  call void @copy_forward(ptr %to, ptr %from, i64 %n)
  ret ptr %to
}

define hidden ptr @memmove(ptr %to, ptr %from, i64 %n) #0 {
entry:
  %to.int = ptrtoint ptr %to to i64
  %from.int = ptrtoint ptr %from to i64
  %distance = sub i64 %to.int, %from.int
  %clobbers = icmp ult i64 %distance, %n
  br i1 %clobbers, label %backward, label %forward
forward:
  call void @copy_forward(ptr %to, ptr %from, i64 %n)
  ret ptr %to
backward:
  call void @copy_backward(ptr %to, ptr %from, i64 %n)
  ret ptr %to
}

; Each block is read before it is written: the target may begin before the source, anywhere.
define internal void @copy_forward(ptr %to, ptr %from, i64 %n) #0 {
entry:
  %whole = and i64 %n, -16
  %any = icmp ne i64 %whole, 0
  br i1 %any, label %blocks, label %rest
blocks:
  %i = phi i64 [ 0, %entry ], [ %i.next, %blocks ]
  %from.at = getelementptr i8, ptr %from, i64 %i
  %to.at = getelementptr i8, ptr %to, i64 %i
  %block = load <16 x i8>, ptr %from.at, align 1
  store <16 x i8> %block, ptr %to.at, align 1
  %i.next = add i64 %i, 16
  %more = icmp ne i64 %i.next, %whole
  br i1 %more, label %blocks, label %rest
rest:
  %left = icmp ne i64 %whole, %n
  br i1 %left, label %single, label %end
single:
  %k = phi i64 [ %whole, %rest ], [ %k.next, %single ]
  %byte.from = getelementptr i8, ptr %from, i64 %k
  %byte.to = getelementptr i8, ptr %to, i64 %k
  %byte = load i8, ptr %byte.from, align 1
  store i8 %byte, ptr %byte.to, align 1
  %k.next = add i64 %k, 1
  %again = icmp ne i64 %k.next, %n
  br i1 %again, label %single, label %end
end:
  ret void
}

; The same from the end, for a target that begins within the source.
define internal void @copy_backward(ptr %to, ptr %from, i64 %n) #0 {
entry:
  %odd = and i64 %n, 15
  %any = icmp ugt i64 %n, 15
  br i1 %any, label %blocks, label %rest
blocks:
  %i = phi i64 [ %n, %entry ], [ %i.next, %blocks ]
  %i.next = sub i64 %i, 16
  %from.at = getelementptr i8, ptr %from, i64 %i.next
  %to.at = getelementptr i8, ptr %to, i64 %i.next
  %block = load <16 x i8>, ptr %from.at, align 1
  store <16 x i8> %block, ptr %to.at, align 1
  %more = icmp ne i64 %i.next, %odd
  br i1 %more, label %blocks, label %rest
rest:
  %left = icmp ne i64 %odd, 0
  br i1 %left, label %single, label %end
single:
  %k = phi i64 [ %odd, %rest ], [ %k.next, %single ]
  %k.next = sub i64 %k, 1
  %byte.from = getelementptr i8, ptr %from, i64 %k.next
  %byte.to = getelementptr i8, ptr %to, i64 %k.next
  %byte = load i8, ptr %byte.from, align 1
  store i8 %byte, ptr %byte.to, align 1
  %again = icmp ne i64 %k.next, 0
  br i1 %again, label %single, label %end
end:
  ret void
}

attributes #0 = { nounwind "no-builtins" }
