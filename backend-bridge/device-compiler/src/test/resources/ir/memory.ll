target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)

; Each work-item has 128 bytes of its own, and three numbers: the first and the second offset there, and a length.
define internal spir_func i32 @number(ptr addrspace(1) %numbers, i64 %k) alwaysinline {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %first = mul i64 %id, 3
  %index = add i64 %first, %k
  %at = getelementptr i32, ptr addrspace(1) %numbers, i64 %index
  %number = load i32, ptr addrspace(1) %at, align 4
  ret i32 %number
}

define internal spir_func ptr addrspace(1) @place(ptr addrspace(1) %bytes, ptr addrspace(1) %numbers, i64 %k) alwaysinline {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %own = shl i64 %id, 7
  %offset = call spir_func i32 @number(ptr addrspace(1) %numbers, i64 %k)
  %wide = sext i32 %offset to i64
  %index = add i64 %own, %wide
  %at = getelementptr i8, ptr addrspace(1) %bytes, i64 %index
  ret ptr addrspace(1) %at
}

define internal spir_func i64 @length(ptr addrspace(1) %numbers) alwaysinline {
  %length = call spir_func i32 @number(ptr addrspace(1) %numbers, i64 2)
  %wide = sext i32 %length to i64
  ret i64 %wide
}

define spir_kernel void @moved(ptr addrspace(1) %bytes, ptr addrspace(1) %numbers) #0 {
  %to = call spir_func ptr addrspace(1) @place(ptr addrspace(1) %bytes, ptr addrspace(1) %numbers, i64 0)
  %from = call spir_func ptr addrspace(1) @place(ptr addrspace(1) %bytes, ptr addrspace(1) %numbers, i64 1)
  %n = call spir_func i64 @length(ptr addrspace(1) %numbers)
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 %n, i1 false)
  ret void
}

define spir_kernel void @copied(ptr addrspace(1) %bytes, ptr addrspace(1) %others, ptr addrspace(1) %numbers) #0 {
  %to = call spir_func ptr addrspace(1) @place(ptr addrspace(1) %bytes, ptr addrspace(1) %numbers, i64 0)
  %from = call spir_func ptr addrspace(1) @place(ptr addrspace(1) %others, ptr addrspace(1) %numbers, i64 1)
  %n = call spir_func i64 @length(ptr addrspace(1) %numbers)
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 %n, i1 false)
  ret void
}

; With the second offset.
define spir_kernel void @filled(ptr addrspace(1) %bytes, ptr addrspace(1) %numbers) #0 {
  %to = call spir_func ptr addrspace(1) @place(ptr addrspace(1) %bytes, ptr addrspace(1) %numbers, i64 0)
  %value = call spir_func i32 @number(ptr addrspace(1) %numbers, i64 1)
  %byte = trunc i32 %value to i8
  %n = call spir_func i64 @length(ptr addrspace(1) %numbers)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %to, i8 %byte, i64 %n, i1 false)
  ret void
}

attributes #0 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Memory" }
