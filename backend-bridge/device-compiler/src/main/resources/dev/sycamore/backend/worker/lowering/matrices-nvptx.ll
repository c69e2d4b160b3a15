; Products of matrices by mma.sync, of sm_80 and later. A lane holds the elements that PTX assigns to it (9.7.14.5),
; next to each other in the order of the registers. The calls say that lanes meet in them, which LLVM
; does not know of the intrinsics.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(
    <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float)
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(
    i32, i32, i32, i32, i32, i32, float, float, float, float)

define spir_func void @__sycamore_matrix_multiply_add_half(ptr %sum, ptr %left, ptr %right) convergent nounwind alwaysinline {
  %left.at0 = getelementptr inbounds i32, ptr %left, i64 0
  %left0 = load i32, ptr %left.at0
  %left.pair0 = bitcast i32 %left0 to <2 x half>
  %left.at1 = getelementptr inbounds i32, ptr %left, i64 1
  %left1 = load i32, ptr %left.at1
  %left.pair1 = bitcast i32 %left1 to <2 x half>
  %left.at2 = getelementptr inbounds i32, ptr %left, i64 2
  %left2 = load i32, ptr %left.at2
  %left.pair2 = bitcast i32 %left2 to <2 x half>
  %left.at3 = getelementptr inbounds i32, ptr %left, i64 3
  %left3 = load i32, ptr %left.at3
  %left.pair3 = bitcast i32 %left3 to <2 x half>
  %right.at0 = getelementptr inbounds i32, ptr %right, i64 0
  %right0 = load i32, ptr %right.at0
  %right.pair0 = bitcast i32 %right0 to <2 x half>
  %right.at1 = getelementptr inbounds i32, ptr %right, i64 1
  %right1 = load i32, ptr %right.at1
  %right.pair1 = bitcast i32 %right1 to <2 x half>
  %sum.at0 = getelementptr inbounds float, ptr %sum, i64 0
  %sum0 = load float, ptr %sum.at0
  %sum.at1 = getelementptr inbounds float, ptr %sum, i64 1
  %sum1 = load float, ptr %sum.at1
  %sum.at2 = getelementptr inbounds float, ptr %sum, i64 2
  %sum2 = load float, ptr %sum.at2
  %sum.at3 = getelementptr inbounds float, ptr %sum, i64 3
  %sum3 = load float, ptr %sum.at3
  %next = call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(
      <2 x half> %left.pair0, <2 x half> %left.pair1, <2 x half> %left.pair2, <2 x half> %left.pair3,
      <2 x half> %right.pair0, <2 x half> %right.pair1,
      float %sum0, float %sum1, float %sum2, float %sum3) convergent
  %next0 = extractvalue { float, float, float, float } %next, 0
  store float %next0, ptr %sum.at0
  %next1 = extractvalue { float, float, float, float } %next, 1
  store float %next1, ptr %sum.at1
  %next2 = extractvalue { float, float, float, float } %next, 2
  store float %next2, ptr %sum.at2
  %next3 = extractvalue { float, float, float, float } %next, 3
  store float %next3, ptr %sum.at3
  ret void
}

define spir_func void @__sycamore_matrix_multiply_add_tf32(ptr %sum, ptr %left, ptr %right) convergent nounwind alwaysinline {
  %left.at0 = getelementptr inbounds i32, ptr %left, i64 0
  %left0 = load i32, ptr %left.at0
  %left.at1 = getelementptr inbounds i32, ptr %left, i64 1
  %left1 = load i32, ptr %left.at1
  %left.at2 = getelementptr inbounds i32, ptr %left, i64 2
  %left2 = load i32, ptr %left.at2
  %left.at3 = getelementptr inbounds i32, ptr %left, i64 3
  %left3 = load i32, ptr %left.at3
  %right.at0 = getelementptr inbounds i32, ptr %right, i64 0
  %right0 = load i32, ptr %right.at0
  %right.at1 = getelementptr inbounds i32, ptr %right, i64 1
  %right1 = load i32, ptr %right.at1
  %sum.at0 = getelementptr inbounds float, ptr %sum, i64 0
  %sum0 = load float, ptr %sum.at0
  %sum.at1 = getelementptr inbounds float, ptr %sum, i64 1
  %sum1 = load float, ptr %sum.at1
  %sum.at2 = getelementptr inbounds float, ptr %sum, i64 2
  %sum2 = load float, ptr %sum.at2
  %sum.at3 = getelementptr inbounds float, ptr %sum, i64 3
  %sum3 = load float, ptr %sum.at3
  %next = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(
      i32 %left0, i32 %left1, i32 %left2, i32 %left3,
      i32 %right0, i32 %right1,
      float %sum0, float %sum1, float %sum2, float %sum3) convergent
  %next0 = extractvalue { float, float, float, float } %next, 0
  store float %next0, ptr %sum.at0
  %next1 = extractvalue { float, float, float, float } %next, 1
  store float %next1, ptr %sum.at1
  %next2 = extractvalue { float, float, float, float } %next, 2
  store float %next2, ptr %sum.at2
  %next3 = extractvalue { float, float, float, float } %next, 3
  store float %next3, ptr %sum.at3
  ret void
}
