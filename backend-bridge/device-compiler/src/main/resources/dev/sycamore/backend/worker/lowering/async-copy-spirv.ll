; One copy: DIRECTION local or global, DEST and SOURCE the numbers of their address spaces, LETTER the
; element's type in Itanium's names.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@__sycamore_kernel_copies = external global target("spirv.Event")
@__sycamore_kernel_copies_pending = external global i32

declare spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyjPU3ASDESTLETTERPU3ASSOURCELETTERmm9ocl_event(i32, ptr addrspace(DEST), ptr addrspace(SOURCE), i64, i64, target("spirv.Event")) convergent nounwind

define spir_func i32 @__sycamore_copy_to_DIRECTION_iBITS(ptr addrspace(DEST) %dest, ptr addrspace(SOURCE) %source, i32 %count, i32 %stride, i32 %index, i32 %size) convergent nounwind alwaysinline {
  %elements = sext i32 %count to i64
  %step = sext i32 %stride to i64
  %before = load target("spirv.Event"), ptr @__sycamore_kernel_copies
  %copy = call spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyjPU3ASDESTLETTERPU3ASSOURCELETTERmm9ocl_event(i32 2, ptr addrspace(DEST) %dest, ptr addrspace(SOURCE) %source, i64 %elements, i64 %step, target("spirv.Event") %before)
  store target("spirv.Event") %copy, ptr @__sycamore_kernel_copies
  store i32 1, ptr @__sycamore_kernel_copies_pending
  ret i32 0
}
