target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare float @llvm.fma.f32(float, float, float)
declare double @llvm.fma.f64(double, double, double)

define spir_kernel void @float_fma(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr float, ptr addrspace(1) %x, i64 %id
  %y.at = getelementptr float, ptr addrspace(1) %y, i64 %id
  %z.at = getelementptr float, ptr addrspace(1) %z, i64 %id
  %a = load float, ptr addrspace(1) %x.at, align 4
  %b = load float, ptr addrspace(1) %y.at, align 4
  %c = load float, ptr addrspace(1) %z.at, align 4
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  %out.at = getelementptr float, ptr addrspace(1) %out, i64 %id
  store float %r, ptr addrspace(1) %out.at, align 4
  ret void
}

define spir_kernel void @double_fma(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr double, ptr addrspace(1) %x, i64 %id
  %y.at = getelementptr double, ptr addrspace(1) %y, i64 %id
  %z.at = getelementptr double, ptr addrspace(1) %z, i64 %id
  %a = load double, ptr addrspace(1) %x.at, align 8
  %b = load double, ptr addrspace(1) %y.at, align 8
  %c = load double, ptr addrspace(1) %z.at, align 8
  %r = call double @llvm.fma.f64(double %a, double %b, double %c)
  %out.at = getelementptr double, ptr addrspace(1) %out, i64 %id
  store double %r, ptr addrspace(1) %out.at, align 8
  ret void
}

attributes #0 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Fma" }
