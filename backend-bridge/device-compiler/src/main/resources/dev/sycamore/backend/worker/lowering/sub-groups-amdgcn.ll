; Sub-groups are waves: as many work-items of consecutive linear index as the processor has lanes, 64
; or 32, the last wave of a work-group perhaps fewer.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z12get_local_idj(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32) nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.wavefrontsize()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare void @llvm.amdgcn.wave.barrier()
declare i32 @llvm.umin.i32(i32, i32)

define internal spir_func i32 @__sycamore_sub_group_linear_id() nounwind willreturn memory(none) alwaysinline {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %y = call spir_func i64 @_Z12get_local_idj(i32 1)
  %z = call spir_func i64 @_Z12get_local_idj(i32 2)
  %width = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %height = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %planes = mul i64 %z, %height
  %row = add i64 %planes, %y
  %rows = mul i64 %row, %width
  %index = add i64 %rows, %x
  %short = trunc i64 %index to i32
  ret i32 %short
}

define spir_func i32 @__sycamore_sub_group_width() nounwind willreturn memory(none) {
  %lanes = call i32 @llvm.amdgcn.wavefrontsize()
  ret i32 %lanes
}

define spir_func i32 @__sycamore_sub_group_size() nounwind willreturn memory(none) {
  %index = call spir_func i32 @__sycamore_sub_group_linear_id()
  %width = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %height = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %depth = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %plane = mul i64 %width, %height
  %volume = mul i64 %plane, %depth
  %size = trunc i64 %volume to i32
  %lanes = call i32 @llvm.amdgcn.wavefrontsize()
  %mask = sub i32 0, %lanes
  %first = and i32 %index, %mask
  %rest = sub i32 %size, %first
  %members = call i32 @llvm.umin.i32(i32 %rest, i32 %lanes)
  ret i32 %members
}

define spir_func i32 @__sycamore_sub_group_local_id() nounwind willreturn memory(none) {
  %index = call spir_func i32 @__sycamore_sub_group_linear_id()
  %lanes = call i32 @llvm.amdgcn.wavefrontsize()
  %mask = sub i32 %lanes, 1
  %lane = and i32 %index, %mask
  ret i32 %lane
}

define spir_func i32 @__sycamore_sub_group_group_id() nounwind willreturn memory(none) {
  %index = call spir_func i32 @__sycamore_sub_group_linear_id()
  %lanes = call i32 @llvm.amdgcn.wavefrontsize()
  %wave = udiv i32 %index, %lanes
  ret i32 %wave
}

define spir_func void @__sycamore_sub_group_barrier() convergent nounwind {
  fence syncscope("wavefront") release
  call void @llvm.amdgcn.wave.barrier()
  fence syncscope("wavefront") acquire
  ret void
}

; The instruction addresses lanes by bytes.
define spir_func i32 @__sycamore_sub_group_shuffle(i32 %value, i32 %local_id) convergent nounwind {
  %at = shl i32 %local_id, 2
  %other = call i32 @llvm.amdgcn.ds.bpermute(i32 %at, i32 %value)
  ret i32 %other
}
