; Sub-groups are warps: 32 threads of consecutive linear index, the last warp of a block perhaps
; fewer. The mask names all lanes; those that a warp does not have, or that have ended, are not
; waited for (PTX ISA, shfl.sync and bar.warp.sync).

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z12get_local_idj(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32) nounwind willreturn memory(none)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
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
  ret i32 32
}

define spir_func i32 @__sycamore_sub_group_size() nounwind willreturn memory(none) {
  %index = call spir_func i32 @__sycamore_sub_group_linear_id()
  %width = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %height = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %depth = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %plane = mul i64 %width, %height
  %volume = mul i64 %plane, %depth
  %size = trunc i64 %volume to i32
  %first = and i32 %index, -32
  %rest = sub i32 %size, %first
  %members = call i32 @llvm.umin.i32(i32 %rest, i32 32)
  ret i32 %members
}

define spir_func i32 @__sycamore_sub_group_local_id() nounwind willreturn memory(none) {
  %index = call spir_func i32 @__sycamore_sub_group_linear_id()
  %lane = and i32 %index, 31
  ret i32 %lane
}

define spir_func i32 @__sycamore_sub_group_group_id() nounwind willreturn memory(none) {
  %index = call spir_func i32 @__sycamore_sub_group_linear_id()
  %warp = lshr i32 %index, 5
  ret i32 %warp
}

define spir_func void @__sycamore_sub_group_barrier() convergent nounwind {
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  ret void
}

define spir_func i32 @__sycamore_sub_group_shuffle(i32 %value, i32 %local_id) convergent nounwind {
  %other = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %value, i32 %local_id, i32 31)
  ret i32 %other
}
