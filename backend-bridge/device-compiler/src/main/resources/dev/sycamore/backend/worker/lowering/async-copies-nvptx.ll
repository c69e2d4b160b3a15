; Copies into shared memory by cp.async, of sm_80 and later. Each thread commits one group for each
; copy, so the number of a copy tells how many groups may be left when it is waited for.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@__sycamore_kernel_copies = global i32 0

declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.commit.group()
declare void @llvm.nvvm.cp.async.wait.group(i32)

; There is no cp.async of fewer than four bytes.
define spir_func void @__sycamore_copy_element_i8(ptr addrspace(3) %dest, ptr addrspace(1) %source) nounwind alwaysinline {
  %value = load i8, ptr addrspace(1) %source
  store i8 %value, ptr addrspace(3) %dest
  ret void
}

define spir_func void @__sycamore_copy_element_i16(ptr addrspace(3) %dest, ptr addrspace(1) %source) nounwind alwaysinline {
  %value = load i16, ptr addrspace(1) %source
  store i16 %value, ptr addrspace(3) %dest
  ret void
}

define spir_func void @__sycamore_copy_element_i32(ptr addrspace(3) %dest, ptr addrspace(1) %source) nounwind alwaysinline {
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %dest, ptr addrspace(1) %source)
  ret void
}

define spir_func void @__sycamore_copy_element_i64(ptr addrspace(3) %dest, ptr addrspace(1) %source) nounwind alwaysinline {
  call void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3) %dest, ptr addrspace(1) %source)
  ret void
}

; The number of the copy, never 0.
define spir_func i32 @__sycamore_copy_commit() nounwind alwaysinline {
  call void @llvm.nvvm.cp.async.commit.group()
  %before = load i32, ptr @__sycamore_kernel_copies
  %next = add i32 %before, 1
  %wrapped = icmp eq i32 %next, 0
  %number = select i1 %wrapped, i32 1, i32 %next
  store i32 %number, ptr @__sycamore_kernel_copies
  ret i32 %number
}

; The number of groups that may be left is part of the instruction.
define spir_func void @__sycamore_wait_for_copies(i32 %event) convergent nounwind alwaysinline {
  %last = load i32, ptr @__sycamore_kernel_copies
  %later = sub i32 %last, %event
  %all = icmp eq i32 %event, 0
  %left = select i1 %all, i32 0, i32 %later
  switch i32 %left, label %four [
    i32 0, label %none
    i32 1, label %one
    i32 2, label %two
    i32 3, label %three
  ]

none:
  call void @llvm.nvvm.cp.async.wait.group(i32 0)
  ret void

one:
  call void @llvm.nvvm.cp.async.wait.group(i32 1)
  ret void

two:
  call void @llvm.nvvm.cp.async.wait.group(i32 2)
  ret void

three:
  call void @llvm.nvvm.cp.async.wait.group(i32 3)
  ret void

four:
  call void @llvm.nvvm.cp.async.wait.group(i32 4)
  ret void
}
