; Native functions: approximate instructions of the special function unit. The word of the last call is
; the processor's.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare float @llvm.nvvm.sin.approx.f(float)
declare float @llvm.nvvm.cos.approx.f(float)
declare float @llvm.nvvm.ex2.approx.f(float)
declare float @llvm.nvvm.lg2.approx.f(float)
declare float @llvm.nvvm.sqrt.approx.f(float)
declare float @llvm.nvvm.rsqrt.approx.f(float)
declare float @llvm.nvvm.rcp.approx.ftz.f(float)
declare float @llvm.nvvm.div.approx.f(float, float)
declare i32 @llvm.nvvm.f2tf32.rna(float)

define spir_func float @__sycamore_native_sin(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call float @llvm.nvvm.sin.approx.f(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_cos(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call float @llvm.nvvm.cos.approx.f(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_exp2(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call float @llvm.nvvm.ex2.approx.f(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_log2(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call float @llvm.nvvm.lg2.approx.f(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_sqrt(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call float @llvm.nvvm.sqrt.approx.f(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_rsqrt(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call float @llvm.nvvm.rsqrt.approx.f(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_reciprocal(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call float @llvm.nvvm.rcp.approx.ftz.f(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_divide(float %x, float %y) nounwind willreturn memory(none) alwaysinline {
  %z = call float @llvm.nvvm.div.approx.f(float %x, float %y)
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

define internal spir_func float @__sycamore_native_tanh_by_exponential(float %x) nounwind willreturn memory(none) alwaysinline {
  %twice = fmul float %x, 2.0
  %power = call spir_func float @__sycamore_native_exp(float %twice)
  %more = fadd float %power, 1.0
  %part = call spir_func float @__sycamore_native_divide(float 2.0, float %more)
  %y = fsub float 1.0, %part
  ret float %y
}

define internal spir_func float @__sycamore_native_tanh_by_instruction(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call float asm "tanh.approx.f32 $0, $1;", "=f,f"(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_tanh(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call spir_func float @__sycamore_native_tanh_by_TANH(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_tf32(float %x) nounwind willreturn memory(none) alwaysinline {
  %bits = call i32 @llvm.nvvm.f2tf32.rna(float %x)
  %y = bitcast i32 %bits to float
  ret float %y
}
