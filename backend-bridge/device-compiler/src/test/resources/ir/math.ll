target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
declare float @llvm.fabs.f32(float)
declare double @llvm.floor.f64(double)
declare double @llvm.ceil.f64(double)
declare double @llvm.rint.f64(double)
declare float @llvm.copysign.f32(float, float)

; floats[i] = copysign(sqrt(|x|) * x + x / 3, -x), no fused operation
define spir_kernel void @float_math(ptr addrspace(1) %x, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr float, ptr addrspace(1) %x, i64 %id
  %v = load float, ptr addrspace(1) %x.at, align 4
  %abs = call float @llvm.fabs.f32(float %v)
  %root = call float @llvm.sqrt.f32(float %abs)
  %product = fmul float %root, %v
  %third = fdiv float %v, 3.0
  %sum = fadd float %product, %third
  %minus = fneg float %v
  %result = call float @llvm.copysign.f32(float %sum, float %minus)
  %out.at = getelementptr float, ptr addrspace(1) %out, i64 %id
  store float %result, ptr addrspace(1) %out.at, align 4
  ret void
}

; out[4 i ...] = sqrt, floor, ceil, rint
define spir_kernel void @double_math(ptr addrspace(1) %x, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr double, ptr addrspace(1) %x, i64 %id
  %v = load double, ptr addrspace(1) %x.at, align 8
  %first = shl i64 %id, 2
  %out.0 = getelementptr double, ptr addrspace(1) %out, i64 %first
  %sqrt = call double @llvm.sqrt.f64(double %v)
  store double %sqrt, ptr addrspace(1) %out.0, align 8
  %out.1 = getelementptr double, ptr addrspace(1) %out.0, i64 1
  %floor = call double @llvm.floor.f64(double %v)
  store double %floor, ptr addrspace(1) %out.1, align 8
  %out.2 = getelementptr double, ptr addrspace(1) %out.0, i64 2
  %ceil = call double @llvm.ceil.f64(double %v)
  store double %ceil, ptr addrspace(1) %out.2, align 8
  %out.3 = getelementptr double, ptr addrspace(1) %out.0, i64 3
  %rint = call double @llvm.rint.f64(double %v)
  store double %rint, ptr addrspace(1) %out.3, align 8
  ret void
}

define spir_kernel void @float_remainder(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr float, ptr addrspace(1) %x, i64 %id
  %a = load float, ptr addrspace(1) %x.at, align 4
  %y.at = getelementptr float, ptr addrspace(1) %y, i64 %id
  %b = load float, ptr addrspace(1) %y.at, align 4
  %r = frem float %a, %b
  %out.at = getelementptr float, ptr addrspace(1) %out, i64 %id
  store float %r, ptr addrspace(1) %out.at, align 4
  ret void
}

define spir_kernel void @double_remainder(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr double, ptr addrspace(1) %x, i64 %id
  %a = load double, ptr addrspace(1) %x.at, align 8
  %y.at = getelementptr double, ptr addrspace(1) %y, i64 %id
  %b = load double, ptr addrspace(1) %y.at, align 8
  %r = frem double %a, %b
  %out.at = getelementptr double, ptr addrspace(1) %out, i64 %id
  store double %r, ptr addrspace(1) %out.at, align 8
  ret void
}

attributes #0 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/MathOps" }
