target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

; What processors with fused multiply-add must not fuse, and their conversions.

; out[4 i ...] = x * y + z, x * y - z, z - x * y, -(x * y) - z
define spir_kernel void @float_products(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr float, ptr addrspace(1) %x, i64 %id
  %y.at = getelementptr float, ptr addrspace(1) %y, i64 %id
  %z.at = getelementptr float, ptr addrspace(1) %z, i64 %id
  %a = load float, ptr addrspace(1) %x.at, align 4
  %b = load float, ptr addrspace(1) %y.at, align 4
  %c = load float, ptr addrspace(1) %z.at, align 4
  %product = fmul float %a, %b
  %sum = fadd float %product, %c
  %difference = fsub float %product, %c
  %reverse = fsub float %c, %product
  %minus = fneg float %product
  %negative = fsub float %minus, %c
  %first = shl i64 %id, 2
  %out.0 = getelementptr float, ptr addrspace(1) %out, i64 %first
  store float %sum, ptr addrspace(1) %out.0, align 4
  %out.1 = getelementptr float, ptr addrspace(1) %out.0, i64 1
  store float %difference, ptr addrspace(1) %out.1, align 4
  %out.2 = getelementptr float, ptr addrspace(1) %out.0, i64 2
  store float %reverse, ptr addrspace(1) %out.2, align 4
  %out.3 = getelementptr float, ptr addrspace(1) %out.0, i64 3
  store float %negative, ptr addrspace(1) %out.3, align 4
  ret void
}

define spir_kernel void @double_products(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr double, ptr addrspace(1) %x, i64 %id
  %y.at = getelementptr double, ptr addrspace(1) %y, i64 %id
  %z.at = getelementptr double, ptr addrspace(1) %z, i64 %id
  %a = load double, ptr addrspace(1) %x.at, align 8
  %b = load double, ptr addrspace(1) %y.at, align 8
  %c = load double, ptr addrspace(1) %z.at, align 8
  %product = fmul double %a, %b
  %sum = fadd double %product, %c
  %difference = fsub double %product, %c
  %reverse = fsub double %c, %product
  %minus = fneg double %product
  %negative = fsub double %minus, %c
  %first = shl i64 %id, 2
  %out.0 = getelementptr double, ptr addrspace(1) %out, i64 %first
  store double %sum, ptr addrspace(1) %out.0, align 8
  %out.1 = getelementptr double, ptr addrspace(1) %out.0, i64 1
  store double %difference, ptr addrspace(1) %out.1, align 8
  %out.2 = getelementptr double, ptr addrspace(1) %out.0, i64 2
  store double %reverse, ptr addrspace(1) %out.2, align 8
  %out.3 = getelementptr double, ptr addrspace(1) %out.0, i64 3
  store double %negative, ptr addrspace(1) %out.3, align 8
  ret void
}

; out[i] = x[i] * y[i] + z[i], each rounded to a half
define spir_kernel void @half_products(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr half, ptr addrspace(1) %x, i64 %id
  %y.at = getelementptr half, ptr addrspace(1) %y, i64 %id
  %z.at = getelementptr half, ptr addrspace(1) %z, i64 %id
  %a = load half, ptr addrspace(1) %x.at, align 2
  %b = load half, ptr addrspace(1) %y.at, align 2
  %c = load half, ptr addrspace(1) %z.at, align 2
  %product = fmul half %a, %b
  %sum = fadd half %product, %c
  %out.at = getelementptr half, ptr addrspace(1) %out, i64 %id
  store half %sum, ptr addrspace(1) %out.at, align 2
  ret void
}

; doubles[i] = (double) longs[i], floats[2 i] = (float) longs[i], floats[2 i + 1] = (float) doubles[i]
define spir_kernel void @conversions(ptr addrspace(1) %longs, ptr addrspace(1) %x, ptr addrspace(1) %doubles, ptr addrspace(1) %floats) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %long.at = getelementptr i64, ptr addrspace(1) %longs, i64 %id
  %long = load i64, ptr addrspace(1) %long.at, align 8
  %x.at = getelementptr double, ptr addrspace(1) %x, i64 %id
  %d = load double, ptr addrspace(1) %x.at, align 8
  %long.double = sitofp i64 %long to double
  %long.float = sitofp i64 %long to float
  %double.float = fptrunc double %d to float
  %double.at = getelementptr double, ptr addrspace(1) %doubles, i64 %id
  store double %long.double, ptr addrspace(1) %double.at, align 8
  %twice = shl i64 %id, 1
  %float.0 = getelementptr float, ptr addrspace(1) %floats, i64 %twice
  store float %long.float, ptr addrspace(1) %float.0, align 4
  %float.1 = getelementptr float, ptr addrspace(1) %float.0, i64 1
  store float %double.float, ptr addrspace(1) %float.1, align 4
  ret void
}

attributes #0 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Exact" }
