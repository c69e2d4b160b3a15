target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z15get_global_sizej(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func i64 @_Z14get_num_groupsj(i32)

; Each work-item writes all it knows of one dimension, which is not a constant: 6 ints.
define spir_kernel void @places(ptr addrspace(1) %out, i32 %dimension) #0 {
entry:
  %g0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %g1 = call spir_func i64 @_Z13get_global_idj(i32 1)
  %n0 = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %row = mul i64 %g1, %n0
  %linear = add i64 %row, %g0
  %first = mul i64 %linear, 6
  %out.0 = getelementptr i32, ptr addrspace(1) %out, i64 %first
  %v.0 = call spir_func i64 @_Z13get_global_idj(i32 %dimension)
  %i.0 = trunc i64 %v.0 to i32
  store i32 %i.0, ptr addrspace(1) %out.0, align 4
  %out.1 = getelementptr i32, ptr addrspace(1) %out.0, i64 1
  %v.1 = call spir_func i64 @_Z12get_local_idj(i32 %dimension)
  %i.1 = trunc i64 %v.1 to i32
  store i32 %i.1, ptr addrspace(1) %out.1, align 4
  %out.2 = getelementptr i32, ptr addrspace(1) %out.0, i64 2
  %v.2 = call spir_func i64 @_Z12get_group_idj(i32 %dimension)
  %i.2 = trunc i64 %v.2 to i32
  store i32 %i.2, ptr addrspace(1) %out.2, align 4
  %out.3 = getelementptr i32, ptr addrspace(1) %out.0, i64 3
  %v.3 = call spir_func i64 @_Z15get_global_sizej(i32 %dimension)
  %i.3 = trunc i64 %v.3 to i32
  store i32 %i.3, ptr addrspace(1) %out.3, align 4
  %out.4 = getelementptr i32, ptr addrspace(1) %out.0, i64 4
  %v.4 = call spir_func i64 @_Z14get_local_sizej(i32 %dimension)
  %i.4 = trunc i64 %v.4 to i32
  store i32 %i.4, ptr addrspace(1) %out.4, align 4
  %out.5 = getelementptr i32, ptr addrspace(1) %out.0, i64 5
  %v.5 = call spir_func i64 @_Z14get_num_groupsj(i32 %dimension)
  %i.5 = trunc i64 %v.5 to i32
  store i32 %i.5, ptr addrspace(1) %out.5, align 4
  ret void
}

; Through local memory and back: the second local array starts after the first.
define spir_kernel void @through_local(ptr addrspace(1) %out, ptr addrspace(3) %p, ptr addrspace(3) %q) #1 {
entry:
  %g = call spir_func i64 @_Z13get_global_idj(i32 0)
  %l = call spir_func i64 @_Z12get_local_idj(i32 0)
  %p.at = getelementptr i32, ptr addrspace(3) %p, i64 %l
  %q.at = getelementptr i32, ptr addrspace(3) %q, i64 %l
  %g.int = trunc i64 %g to i32
  store i32 %g.int, ptr addrspace(3) %p.at, align 4
  store i32 7, ptr addrspace(3) %q.at, align 4
  %x = load i32, ptr addrspace(3) %p.at, align 4
  %y = load i32, ptr addrspace(3) %q.at, align 4
  %xy = mul i32 %x, %y
  %at = getelementptr i32, ptr addrspace(1) %out, i64 %g
  store i32 %xy, ptr addrspace(1) %at, align 4
  ret void
}

attributes #0 = { "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="2" "sycl-module-id"="p/Places" }
attributes #1 = { "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Places" }
