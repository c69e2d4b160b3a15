; Functions of OpenCL C by those of docs/FORMATS.md, section 1.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32) nounwind willreturn memory(none)
declare spir_func void @_Z7barrierj(i32) nounwind convergent
declare spir_func i32 @__sycamore_sub_group_width() nounwind willreturn memory(none)
declare spir_func i32 @__sycamore_sub_group_size() nounwind willreturn memory(none)
declare spir_func i32 @__sycamore_sub_group_local_id() nounwind willreturn memory(none)
declare spir_func i32 @__sycamore_sub_group_group_id() nounwind willreturn memory(none)
declare spir_func void @__sycamore_sub_group_barrier() nounwind convergent

; Every launch has three dimensions here; those that it does not use have the size 1.
define spir_func i32 @_Z12get_work_dimv() nounwind willreturn memory(none) {
  ret i32 3
}

; The work-group's place without the offset is its number times its size.
define spir_func i64 @_Z17get_global_offsetj(i32 %dimension) nounwind willreturn memory(none) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 %dimension)
  %local = call spir_func i64 @_Z12get_local_idj(i32 %dimension)
  %group = call spir_func i64 @_Z12get_group_idj(i32 %dimension)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 %dimension)
  %start = mul i64 %group, %size
  %place = add i64 %start, %local
  %offset = sub i64 %id, %place
  ret i64 %offset
}

define spir_func i64 @_Z20get_global_linear_idv() nounwind willreturn memory(none) {
  %x.id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %y.id = call spir_func i64 @_Z13get_global_idj(i32 1)
  %z.id = call spir_func i64 @_Z13get_global_idj(i32 2)
  %x.offset = call spir_func i64 @_Z17get_global_offsetj(i32 0)
  %y.offset = call spir_func i64 @_Z17get_global_offsetj(i32 1)
  %z.offset = call spir_func i64 @_Z17get_global_offsetj(i32 2)
  %x = sub i64 %x.id, %x.offset
  %y = sub i64 %y.id, %y.offset
  %z = sub i64 %z.id, %z.offset
  %width = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %height = call spir_func i64 @_Z15get_global_sizej(i32 1)
  %planes = mul i64 %z, %height
  %row = add i64 %planes, %y
  %rows = mul i64 %row, %width
  %index = add i64 %rows, %x
  ret i64 %index
}

define spir_func i64 @_Z19get_local_linear_idv() nounwind willreturn memory(none) {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %y = call spir_func i64 @_Z12get_local_idj(i32 1)
  %z = call spir_func i64 @_Z12get_local_idj(i32 2)
  %width = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %height = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %planes = mul i64 %z, %height
  %row = add i64 %planes, %y
  %rows = mul i64 %row, %width
  %index = add i64 %rows, %x
  ret i64 %index
}

define spir_func i32 @_Z18get_sub_group_sizev() nounwind willreturn memory(none) {
  %size = call spir_func i32 @__sycamore_sub_group_size()
  ret i32 %size
}

define spir_func i32 @_Z22get_max_sub_group_sizev() nounwind willreturn memory(none) {
  %width = call spir_func i32 @__sycamore_sub_group_width()
  ret i32 %width
}

define spir_func i32 @_Z18get_num_sub_groupsv() nounwind willreturn memory(none) {
  %x = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %y = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %z = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %xy = mul i64 %x, %y
  %items = mul i64 %xy, %z
  %width32 = call spir_func i32 @__sycamore_sub_group_width()
  %width = zext i32 %width32 to i64
  %more = add i64 %items, %width
  %rounded = sub i64 %more, 1
  %groups = udiv i64 %rounded, %width
  %short = trunc i64 %groups to i32
  ret i32 %short
}

define spir_func i32 @_Z16get_sub_group_idv() nounwind willreturn memory(none) {
  %id = call spir_func i32 @__sycamore_sub_group_group_id()
  ret i32 %id
}

define spir_func i32 @_Z22get_sub_group_local_idv() nounwind willreturn memory(none) {
  %id = call spir_func i32 @__sycamore_sub_group_local_id()
  ret i32 %id
}

define spir_func void @_Z18work_group_barrierj(i32 %flags) nounwind convergent {
  call spir_func void @_Z7barrierj(i32 3)
  ret void
}

define spir_func void @_Z17sub_group_barrierj(i32 %flags) nounwind convergent {
  call spir_func void @__sycamore_sub_group_barrier()
  ret void
}
