target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

define internal spir_func float @plus(float %x, float %y) {
  %sum = fadd float %x, %y
  ret float %sum
}

; c[i] = a[i] + b[i]
define spir_kernel void @vector_add(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) #0 {
entry:
  %i.slot = alloca i32, align 4
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %id.int = trunc i64 %id to i32
  store i32 %id.int, ptr %i.slot, align 4
  %i = load i32, ptr %i.slot, align 4
  %index = sext i32 %i to i64
  %a.at = getelementptr float, ptr addrspace(1) %a, i64 %index
  %b.at = getelementptr float, ptr addrspace(1) %b, i64 %index
  %c.at = getelementptr float, ptr addrspace(1) %c, i64 %index
  %x = load float, ptr addrspace(1) %a.at, align 4
  %y = load float, ptr addrspace(1) %b.at, align 4
  %z = call spir_func float @plus(float %x, float %y)
  store float %z, ptr addrspace(1) %c.at, align 4
  ret void
}

attributes #0 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/VectorAdd" }
