target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32)

define internal spir_func void @wait() {
  call spir_func void @_Z7barrierj(i32 1)
  ret void
}

; Sums the ints of a work-group by halving: a barrier in a loop, one in a device function.
define spir_kernel void @group_sum(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(3) %tile) #0 {
entry:
  %stride.slot = alloca i32, align 4
  %g = call spir_func i64 @_Z13get_global_idj(i32 0)
  %l.wide = call spir_func i64 @_Z12get_local_idj(i32 0)
  %l = trunc i64 %l.wide to i32
  %in.at = getelementptr i32, ptr addrspace(1) %in, i64 %g
  %v = load i32, ptr addrspace(1) %in.at, align 4
  %mine = getelementptr i32, ptr addrspace(3) %tile, i64 %l.wide
  store i32 %v, ptr addrspace(3) %mine, align 4
  call spir_func void @wait()
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %size.int = trunc i64 %size to i32
  %half = lshr i32 %size.int, 1
  store i32 %half, ptr %stride.slot, align 4
  br label %test
test:
  %stride = load i32, ptr %stride.slot, align 4
  %more = icmp sgt i32 %stride, 0
  br i1 %more, label %body, label %done
body:
  %active = icmp slt i32 %l, %stride
  br i1 %active, label %add, label %added
add:
  %other = add i32 %l, %stride
  %other.wide = sext i32 %other to i64
  %theirs = getelementptr i32, ptr addrspace(3) %tile, i64 %other.wide
  %a = load i32, ptr addrspace(3) %mine, align 4
  %b = load i32, ptr addrspace(3) %theirs, align 4
  %ab = add i32 %a, %b
  store i32 %ab, ptr addrspace(3) %mine, align 4
  br label %added
added:
  call spir_func void @_Z7barrierj(i32 1)
  %next = lshr i32 %stride, 1
  store i32 %next, ptr %stride.slot, align 4
  br label %test
done:
  %first = icmp eq i32 %l, 0
  br i1 %first, label %write, label %end
write:
  %sum = load i32, ptr addrspace(3) %tile, align 4
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %out.at = getelementptr i32, ptr addrspace(1) %out, i64 %group
  store i32 %sum, ptr addrspace(1) %out.at, align 4
  br label %end
end:
  ret void
}

attributes #0 = { "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/GroupSum" }
