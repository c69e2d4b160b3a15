; Native functions: those of OpenCL.std.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func float @_Z10native_sinf(float) nounwind willreturn memory(none)
declare spir_func float @_Z10native_cosf(float) nounwind willreturn memory(none)
declare spir_func float @_Z10native_tanf(float) nounwind willreturn memory(none)
declare spir_func float @_Z10native_expf(float) nounwind willreturn memory(none)
declare spir_func float @_Z11native_exp2f(float) nounwind willreturn memory(none)
declare spir_func float @_Z12native_exp10f(float) nounwind willreturn memory(none)
declare spir_func float @_Z10native_logf(float) nounwind willreturn memory(none)
declare spir_func float @_Z11native_log2f(float) nounwind willreturn memory(none)
declare spir_func float @_Z12native_log10f(float) nounwind willreturn memory(none)
declare spir_func float @_Z11native_sqrtf(float) nounwind willreturn memory(none)
declare spir_func float @_Z12native_rsqrtf(float) nounwind willreturn memory(none)
declare spir_func float @_Z12native_recipf(float) nounwind willreturn memory(none)
declare spir_func float @_Z11native_powrff(float, float) nounwind willreturn memory(none)
declare spir_func float @_Z13native_divideff(float, float) nounwind willreturn memory(none)

define spir_func float @__sycamore_native_sin(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call spir_func float @_Z10native_sinf(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_cos(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call spir_func float @_Z10native_cosf(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_tan(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call spir_func float @_Z10native_tanf(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_exp(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call spir_func float @_Z10native_expf(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_exp2(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call spir_func float @_Z11native_exp2f(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_exp10(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call spir_func float @_Z12native_exp10f(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_log(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call spir_func float @_Z10native_logf(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_log2(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call spir_func float @_Z11native_log2f(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_log10(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call spir_func float @_Z12native_log10f(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_sqrt(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call spir_func float @_Z11native_sqrtf(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_rsqrt(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call spir_func float @_Z12native_rsqrtf(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_reciprocal(float %x) nounwind willreturn memory(none) alwaysinline {
  %y = call spir_func float @_Z12native_recipf(float %x)
  ret float %y
}

define spir_func float @__sycamore_native_pow(float %x, float %y) nounwind willreturn memory(none) alwaysinline {
  %z = call spir_func float @_Z11native_powrff(float %x, float %y)
  ret float %z
}

define spir_func float @__sycamore_native_divide(float %x, float %y) nounwind willreturn memory(none) alwaysinline {
  %z = call spir_func float @_Z13native_divideff(float %x, float %y)
  ret float %z
}

define spir_func float @__sycamore_native_tanh(float %x) nounwind willreturn memory(none) alwaysinline {
  %twice = fmul float %x, 2.0
  %power = call spir_func float @__sycamore_native_exp(float %twice)
  %more = fadd float %power, 1.0
  %part = call spir_func float @__sycamore_native_divide(float 2.0, float %more)
  %y = fsub float 1.0, %part
  ret float %y
}
