; The global offset, as dim_offset below wants it: by way of two functions.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func ptr @__sycamore_implicit_offset()

define internal spir_func i32 @dim_offset(i32 %dimension) nounwind {
  %offsets = call spir_func ptr @__sycamore_implicit_offset()
  %at = getelementptr inbounds i32, ptr %offsets, i32 %dimension
  %offset = load i32, ptr %at, align 4
  ret i32 %offset
}

define internal spir_func i32 @twice(i32 %dimension) noinline nounwind {
  %offset = call spir_func i32 @dim_offset(i32 %dimension)
  %sum = add i32 %offset, %offset
  ret i32 %sum
}

; out[i] = twice the offset in dimension 2
define spir_kernel void @shifted(ptr addrspace(1) %out) #0 {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %offset = call spir_func i32 @twice(i32 2)
  %at = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %offset, ptr addrspace(1) %at, align 4
  ret void
}

; The same by way of local memory, without a range.
define spir_kernel void @grouped(ptr addrspace(1) %out, ptr addrspace(3) %scratch, ptr addrspace(3) %more) #1 {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %offset = call spir_func i32 @dim_offset(i32 0)
  store i32 %offset, ptr addrspace(3) %scratch, align 4
  store i32 1, ptr addrspace(3) %more, align 4
  %seen = load i32, ptr addrspace(3) %scratch, align 4
  %at = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %seen, ptr addrspace(1) %at, align 4
  ret void
}

define spir_kernel void @plain(ptr addrspace(1) %out) #0 {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 7, ptr addrspace(1) %at, align 4
  ret void
}

attributes #0 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Offset" }
attributes #1 = { "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Offset" }
