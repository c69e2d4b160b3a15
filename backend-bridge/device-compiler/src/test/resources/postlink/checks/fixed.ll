; What was compiled for certain targets calls what was compiled for others, for more, for all, or does not say. A target may have two names.
; OPTIONS only-kernels
; IMAGE calls_fixed |
; IMAGE calls_more | fixed 1000 1001
; IMAGE calls_fewer | fixed 1000
; IMAGE calls_any | fixed
; IMAGE calls_silent | fixed
; IMAGE calls_two | fixed
; WARN in.ll: warning: function 'fewer' compiled with a different `-fsycl-fixed-targets` switch
; WARN than its calling kernel.
; WARN in.ll: warning: function 'fewer' compiled with a different `-fsycl-fixed-targets` switch
; WARN than its calling kernel.
; WARN in.ll: warning: function 'any' compiled with a different `-fsycl-fixed-targets` switch
; WARN than its calling kernel.
; WARN in.ll: warning: function 'silent' compiled with a different `-fsycl-fixed-targets` switch
; WARN than its calling kernel.
; WARN in.ll: warning: function 'fewer' compiled with a different `-fsycl-fixed-targets` switch
; WARN than its calling kernel.
; WARN in.ll: warning: function 'other' compiled with a different `-fsycl-fixed-targets` switch
; WARN than its calling kernel.

define spir_kernel void @calls_two() #1 !intel_fixed_targets !0 {
  call spir_func void @fewer()
  call spir_func void @other()
  call spir_func void @helper()
  ret void
}

define spir_kernel void @calls_silent() #2 !intel_fixed_targets !0 {
  call spir_func void @silent()
  ret void
}

define spir_kernel void @calls_any() #3 !intel_fixed_targets !0 {
  call spir_func void @any()
  ret void
}

define spir_kernel void @calls_fewer() #4 !intel_fixed_targets !0 {
  call spir_func void @fewer()
  ret void
}

define spir_kernel void @calls_more(double %x) #5 !intel_fixed_targets !0 !intel_reqd_sub_group_size !6 !reqd_work_group_size !6 {
  call spir_func void @more()
  ret void
}

define spir_kernel void @calls_fixed() #6 !intel_fixed_targets !1 {
  call spir_func void @fewer()
  ret void
}

define spir_func void @fewer() #0 !intel_fixed_targets !2 {
  ret void
}

define spir_func void @other() #0 !intel_fixed_targets !3 {
  ret void
}

define spir_func void @more() #0 !intel_fixed_targets !4 {
  ret void
}

define spir_func void @any() #0 !intel_fixed_targets !1 {
  ret void
}

define spir_func void @silent() {
  ret void
}

define internal spir_func void @helper() {
  ret void
}

attributes #0 = { "sycl-module-id"="0.cpp" }
attributes #1 = { "sycl-module-id"="1.cpp" }
attributes #2 = { "sycl-module-id"="2.cpp" }
attributes #3 = { "sycl-module-id"="3.cpp" }
attributes #4 = { "sycl-module-id"="4.cpp" }
attributes #5 = { "sycl-module-id"="5.cpp" }
attributes #6 = { "sycl-module-id"="6.cpp" }
!0 = !{!"spir64", !"x86_64"}
!1 = !{}
!2 = !{!"spir64"}
!3 = !{!"amd64"}
!4 = !{!"ptx64", !"amd64", !"spir64"}
!6 = !{i32 8}
