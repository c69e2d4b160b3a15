; Sub-groups for targets that have none: each is one work-item.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z12get_local_idj(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32) nounwind willreturn memory(none)

define spir_func i32 @__sycamore_sub_group_width() nounwind willreturn memory(none) {
  ret i32 1
}

define spir_func i32 @__sycamore_sub_group_size() nounwind willreturn memory(none) {
  ret i32 1
}

define spir_func i32 @__sycamore_sub_group_local_id() nounwind willreturn memory(none) {
  ret i32 0
}

; The linear index of the work-item, dimension 0 the fastest.
define spir_func i32 @__sycamore_sub_group_group_id() nounwind willreturn memory(none) {
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

define spir_func void @__sycamore_sub_group_barrier() nounwind {
  ret void
}

define spir_func i32 @__sycamore_sub_group_shuffle(i32 %value, i32 %local_id) nounwind {
  ret i32 %value
}
