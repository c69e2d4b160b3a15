target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @widen(ptr addrspace(1) %x, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr half, ptr addrspace(1) %x, i64 %id
  %a = load half, ptr addrspace(1) %x.at, align 2
  %r = fpext half %a to float
  %out.at = getelementptr float, ptr addrspace(1) %out, i64 %id
  store float %r, ptr addrspace(1) %out.at, align 4
  ret void
}

; Narrows floats and doubles.
define spir_kernel void @narrow(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr float, ptr addrspace(1) %x, i64 %id
  %a = load float, ptr addrspace(1) %x.at, align 4
  %a.half = fptrunc float %a to half
  %y.at = getelementptr double, ptr addrspace(1) %y, i64 %id
  %b = load double, ptr addrspace(1) %y.at, align 8
  %b.half = fptrunc double %b to half
  %twice = shl i64 %id, 1
  %out.0 = getelementptr half, ptr addrspace(1) %out, i64 %twice
  store half %a.half, ptr addrspace(1) %out.0, align 2
  %out.1 = getelementptr half, ptr addrspace(1) %out.0, i64 1
  store half %b.half, ptr addrspace(1) %out.1, align 2
  ret void
}

; out[i] = x[i] * scale
define spir_kernel void @scale(ptr addrspace(1) %x, half %scale, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr half, ptr addrspace(1) %x, i64 %id
  %a = load half, ptr addrspace(1) %x.at, align 2
  %r = fmul half %a, %scale
  %out.at = getelementptr half, ptr addrspace(1) %out, i64 %id
  store half %r, ptr addrspace(1) %out.at, align 2
  ret void
}

attributes #0 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Halves" }
