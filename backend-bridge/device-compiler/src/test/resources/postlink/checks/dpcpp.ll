; DPC++ has all in one image if nothing else is asked for, and room for one size of each kind: those of the first that has one.
; OPTIONS dialect=dpcpp
; IMAGE first second exported | aspects 1 5 6 sub-groups 8 work-groups 16x4x1/2
; WARN in.ll: warning: function 'hidden' uses aspect 'cpu' not expected by its calling kernel.
; WARN Missing [[sycl::device_has()]] on SYCL_EXTERNAL function?

define spir_kernel void @first(half %x) #0 !intel_reqd_sub_group_size !0 !reqd_work_group_size !1 !work_group_num_dim !2 {
  call spir_func void @hidden()
  ret void
}

define spir_kernel void @second() #1 !intel_reqd_sub_group_size !3 !reqd_work_group_size !3 {
  ret void
}

define spir_func void @exported(double %x) #1 {
  ret void
}

define spir_func void @hidden() !sycl_used_aspects !4 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
!0 = !{i32 8}
!1 = !{i32 16, i32 4, i32 1}
!2 = !{i32 2}
!3 = !{i32 64}
!4 = !{!5}
!5 = !{!"cpu", i32 1}
