; One copy into shared memory: the threads of the block copy 16 bytes each where both places are
; aligned to them and the elements are next to each other, and the rest by elements.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3), ptr addrspace(1))
declare spir_func void @__sycamore_copy_element_iBITS(ptr addrspace(3), ptr addrspace(1))
declare spir_func i32 @__sycamore_copy_commit()

define spir_func i32 @__sycamore_copy_to_local_iBITS(ptr addrspace(3) %dest, ptr addrspace(1) %source, i32 %count, i32 %stride, i32 %index, i32 %size) convergent nounwind alwaysinline {
entry:
  %elements = zext i32 %count to i64
  %step = zext i32 %stride to i64
  %first = zext i32 %index to i64
  %threads = zext i32 %size to i64
  %to = ptrtoint ptr addrspace(3) %dest to i64
  %from = ptrtoint ptr addrspace(1) %source to i64
  %places = or i64 %to, %from
  %unaligned = and i64 %places, 15
  %aligned = icmp eq i64 %unaligned, 0
  %dense = icmp eq i32 %stride, 1
  %wide = and i1 %aligned, %dense
  %whole = udiv i64 %elements, PERBLOCK
  %blocks = select i1 %wide, i64 %whole, i64 0
  br label %block.test

block.test:
  %block = phi i64 [ %first, %entry ], [ %block.next, %block.copy ]
  %block.more = icmp ult i64 %block, %blocks
  br i1 %block.more, label %block.copy, label %rest

block.copy:
  %block.offset = mul nuw nsw i64 %block, 16
  %block.dest = getelementptr i8, ptr addrspace(3) %dest, i64 %block.offset
  %block.source = getelementptr i8, ptr addrspace(1) %source, i64 %block.offset
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %block.dest, ptr addrspace(1) %block.source)
  %block.next = add nuw nsw i64 %block, %threads
  br label %block.test

rest:
  %done = mul nuw nsw i64 %blocks, PERBLOCK
  %rest.first = add nuw nsw i64 %done, %first
  br label %element.test

element.test:
  %element = phi i64 [ %rest.first, %rest ], [ %element.next, %element.copy ]
  %element.more = icmp ult i64 %element, %elements
  br i1 %element.more, label %element.copy, label %end

element.copy:
  %element.dest = getelementptr iBITS, ptr addrspace(3) %dest, i64 %element
  %element.place = mul nuw nsw i64 %element, %step
  %element.source = getelementptr iBITS, ptr addrspace(1) %source, i64 %element.place
  call spir_func void @__sycamore_copy_element_iBITS(ptr addrspace(3) %element.dest, ptr addrspace(1) %element.source)
  %element.next = add nuw nsw i64 %element, %threads
  br label %element.test

end:
  %number = call spir_func i32 @__sycamore_copy_commit()
  ret i32 %number
}
