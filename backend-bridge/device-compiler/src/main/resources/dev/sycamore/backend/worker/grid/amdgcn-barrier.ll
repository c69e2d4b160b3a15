; A work-group's barrier. The instruction only waits: what was written before has to be made visible
; to the group, and what is read after it must not come from before.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare void @llvm.amdgcn.s.barrier()

define spir_func void @__sycamore_amdgcn_barrier(i32 %flags) convergent nounwind alwaysinline {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
