; Native functions: instructions of the transcendental unit, which counts angles in turns.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare float @llvm.amdgcn.exp2.f32(float)
declare float @llvm.amdgcn.log.f32(float)
declare float @llvm.amdgcn.sqrt.f32(float)
declare float @llvm.amdgcn.rsq.f32(float)
declare float @llvm.amdgcn.rcp.f32(float)
declare float @llvm.amdgcn.sin.f32(float)
declare float @llvm.amdgcn.cos.f32(float)
declare float @llvm.amdgcn.fract.f32(float)

define spir_func float @__sycamore_native_sin(float %x) nounwind willreturn memory(none) alwaysinline {
  %turns = fmul float %x, 0x3FC45F3060000000
  %turn = call float @llvm.amdgcn.fract.f32(float %turns)
  %y = call float @llvm.amdgcn.sin.f32(float %turn)
  ret float %y
}

define spir_func float @__sycamore_native_cos(float %x) nounwind willreturn memory(none) alwaysinline {
  %turns = fmul float %x, 0x3FC45F3060000000
  %turn = call float @llvm.amdgcn.fract.f32(float %turns)
  %y = call float @llvm.amdgcn.cos.f32(float %turn)
  ret float %y
}

define spir_func float @__sycamore_native_exp2(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call float @llvm.amdgcn.exp2.f32(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_log2(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call float @llvm.amdgcn.log.f32(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_sqrt(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call float @llvm.amdgcn.sqrt.f32(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_rsqrt(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call float @llvm.amdgcn.rsq.f32(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_reciprocal(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call float @llvm.amdgcn.rcp.f32(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_divide(float %x, float %y) nounwind willreturn memory(none) alwaysinline {
  %reciprocal = call float @llvm.amdgcn.rcp.f32(float %y)
  %z = fmul float %x, %reciprocal
  ret float %z
}

define spir_func float @__sycamore_native_tan(float %x) nounwind willreturn memory(none) alwaysinline {
  %sin = call spir_func float @__sycamore_native_sin(float %x)
  %cos = call spir_func float @__sycamore_native_cos(float %x)
  %y = call spir_func float @__sycamore_native_divide(float %sin, float %cos)
  ret float %y
}

define spir_func float @__sycamore_native_exp(float %x) nounwind willreturn memory(none) alwaysinline {
  %scaled = fmul float %x, 0x3FF7154760000000
  %y = call spir_func float @__sycamore_native_exp2(float %scaled)
  ret float %y
}

define spir_func float @__sycamore_native_exp10(float %x) nounwind willreturn memory(none) alwaysinline {
  %scaled = fmul float %x, 0x400A934F00000000
  %y = call spir_func float @__sycamore_native_exp2(float %scaled)
  ret float %y
}

define spir_func float @__sycamore_native_log(float %x) nounwind willreturn memory(none) alwaysinline {
  %log = call spir_func float @__sycamore_native_log2(float %x)
  %y = fmul float %log, 0x3FE62E4300000000
  ret float %y
}

define spir_func float @__sycamore_native_log10(float %x) nounwind willreturn memory(none) alwaysinline {
  %log = call spir_func float @__sycamore_native_log2(float %x)
  %y = fmul float %log, 0x3FD3441360000000
  ret float %y
}

define spir_func float @__sycamore_native_pow(float %x, float %y) nounwind willreturn memory(none) alwaysinline {
  %log = call spir_func float @__sycamore_native_log2(float %x)
  %product = fmul float %y, %log
  %power = call spir_func float @__sycamore_native_exp2(float %product)
  ret float %power
}

define spir_func float @__sycamore_native_tanh(float %x) nounwind willreturn memory(none) alwaysinline {
  %twice = fmul float %x, 2.0
  %power = call spir_func float @__sycamore_native_exp(float %twice)
  %more = fadd float %power, 1.0
  %part = call spir_func float @__sycamore_native_divide(float 2.0, float %more)
  %y = fsub float 1.0, %part
  ret float %y
}
