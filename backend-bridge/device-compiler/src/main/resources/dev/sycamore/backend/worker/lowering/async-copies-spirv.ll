; Copies of whole groups, SPIR-V's own. A kernel's copies share one event, which a wait waits for.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@__sycamore_kernel_copies = global target("spirv.Event") zeroinitializer
@__sycamore_kernel_copies_pending = global i32 0

declare spir_func void @_Z23__spirv_GroupWaitEventsjjPU3AS49ocl_event(i32, i32, ptr addrspace(4)) convergent nounwind

; Of no copies at all it does not wait for an event.
define spir_func void @__sycamore_wait_for_copies(i32 %event) convergent nounwind alwaysinline {
  %pending = load i32, ptr @__sycamore_kernel_copies_pending
  %any = icmp ne i32 %pending, 0
  br i1 %any, label %wait, label %end

; Drivers have the function for a generic pointer, which SYCL's compilers pass; PoCL 6 has it for no
; other one.
wait:
  %events = addrspacecast ptr @__sycamore_kernel_copies to ptr addrspace(4)
  call spir_func void @_Z23__spirv_GroupWaitEventsjjPU3AS49ocl_event(i32 2, i32 1, ptr addrspace(4) %events)
  store target("spirv.Event") zeroinitializer, ptr @__sycamore_kernel_copies
  store i32 0, ptr @__sycamore_kernel_copies_pending
  br label %end

end:
  ret void
}
