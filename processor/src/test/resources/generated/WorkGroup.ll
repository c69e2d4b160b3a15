source_filename = "p/WorkGroup.java"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_kernel void @p_WorkGroup_run_k55153a90(ptr addrspace(3) %tile.0, ptr addrspace(1) %data.1, i32 "sycamore-offset" %data.1.offset0) convergent nounwind "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" "sycamore-group-size"="64" "sycl-module-id"="p.WorkGroup" "sycamore-name"="WorkGroup.run.k55153a90" "sycamore-place"="WorkGroup.java:21:15" "sycamore-unchecked"="checks=off" !intel_fixed_targets !0 {
entry:
  %t0 = sext i32 %data.1.offset0 to i64
  %t1 = getelementptr inbounds i32, ptr addrspace(1) %data.1, i64 %t0
  %t2 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t3 = trunc i64 %t2 to i32
  %t4 = sext i32 %t3 to i64
  %t5 = getelementptr inbounds i32, ptr addrspace(3) %tile.0, i64 %t4
  %t6 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %t7 = trunc i64 %t6 to i32
  %t8 = sext i32 %t7 to i64
  %t9 = getelementptr inbounds i32, ptr addrspace(1) %t1, i64 %t8
  %t10 = load i32, ptr addrspace(1) %t9
  store i32 %t10, ptr addrspace(3) %t5
  call spir_func void @_Z7barrierj(i32 3)
  %t11 = call spir_func i64 @_Z12get_group_idj(i32 0)
  %t12 = trunc i64 %t11 to i32
  %t13 = sext i32 %t12 to i64
  %t14 = getelementptr inbounds i32, ptr addrspace(1) %t1, i64 %t13
  %t15 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t16 = trunc i64 %t15 to i32
  %t17 = sub i32 63, %t16
  %t18 = sext i32 %t17 to i64
  %t19 = getelementptr inbounds i32, ptr addrspace(3) %tile.0, i64 %t18
  %t20 = load i32, ptr addrspace(3) %t19
  %t21 = atomicrmw add ptr addrspace(1) %t14, i32 %t20 syncscope("device") monotonic
  ret void
}

declare spir_func i64 @_Z12get_group_idj(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32) nounwind willreturn memory(none)
declare spir_func void @_Z7barrierj(i32) convergent nounwind

!0 = !{}
