source_filename = "p/Saxpy.java"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_kernel void @p_Saxpy_run_k730924a1(ptr addrspace(1) %y.0, float %a.1.in, ptr addrspace(1) %x.2) nounwind "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="p.Saxpy" "sycamore-name"="Saxpy.run.k730924a1" "sycamore-place"="Saxpy.java:10:29" "sycamore-unchecked"="checks=off" !intel_fixed_targets !0 {
entry:
  %a.1 = alloca float
  %i.3 = alloca i32
  store float %a.1.in, ptr %a.1
  %t0 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t1 = trunc i64 %t0 to i32
  store i32 %t1, ptr %i.3
  %t2 = load i32, ptr %i.3
  %t3 = sext i32 %t2 to i64
  %t4 = getelementptr inbounds float, ptr addrspace(1) %y.0, i64 %t3
  %t5 = load float, ptr %a.1
  %t6 = load i32, ptr %i.3
  %t7 = sext i32 %t6 to i64
  %t8 = getelementptr inbounds float, ptr addrspace(1) %x.2, i64 %t7
  %t9 = load float, ptr addrspace(1) %t8
  %t10 = fmul float %t5, %t9
  %t11 = load i32, ptr %i.3
  %t12 = sext i32 %t11 to i64
  %t13 = getelementptr inbounds float, ptr addrspace(1) %y.0, i64 %t12
  %t14 = load float, ptr addrspace(1) %t13
  %t15 = fadd float %t10, %t14
  store float %t15, ptr addrspace(1) %t4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32) nounwind willreturn memory(none)

!0 = !{}
