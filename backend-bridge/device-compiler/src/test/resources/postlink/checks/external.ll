; Kernels call an exported function of another module that says nothing of what it uses. Its helper has the same module.
; OPTIONS only-kernels
; IMAGE wide | aspects 5 6 sub-groups 32
; IMAGE same_size | aspects 5 6 sub-groups 32
; IMAGE other_size | aspects 5 6 sub-groups 16 32
; IMAGE narrow | aspects 5 6 sub-groups 32
; WARN in.ll: warning: function 'exported' uses aspect 'fp64' not expected by its calling kernel.
; WARN Missing [[sycl::device_has()]] on SYCL_EXTERNAL function?
; WARN in.ll: warning: function 'helper' uses aspect 'fp64' not expected by its calling kernel.
; WARN Missing [[sycl::device_has()]] on SYCL_EXTERNAL function?
; WARN in.ll: warning: function 'exported' uses aspect 'fp64' not expected by its calling kernel.
; WARN Missing [[sycl::device_has()]] on SYCL_EXTERNAL function?
; WARN in.ll: warning: function 'exported' has required sub-group size '32' that does not match
; WARN its calling kernel.  Missing [[sycl::reqd_sub_group()]] attribute on
; WARN SYCL_EXTERNAL function?
; WARN in.ll: warning: function 'helper' uses aspect 'fp64' not expected by its calling kernel.
; WARN Missing [[sycl::device_has()]] on SYCL_EXTERNAL function?
; WARN in.ll: warning: function 'exported' uses aspect 'fp64' not expected by its calling kernel.
; WARN Missing [[sycl::device_has()]] on SYCL_EXTERNAL function?
; WARN in.ll: warning: function 'exported' has required sub-group size '32' that does not match
; WARN its calling kernel.  Missing [[sycl::reqd_sub_group()]] attribute on
; WARN SYCL_EXTERNAL function?
; WARN in.ll: warning: function 'helper' uses aspect 'fp64' not expected by its calling kernel.
; WARN Missing [[sycl::device_has()]] on SYCL_EXTERNAL function?

; Its key is a.cpp-5-6----32-, that of the others a.cpp-5----32-, a.cpp-5----16- and a.cpp-5-----.
define spir_kernel void @wide(half %h) #0 !intel_declared_aspects !0 !intel_reqd_sub_group_size !1 {
  call spir_func void @exported()
  ret void
}

define spir_kernel void @narrow(half %h) #0 !intel_reqd_sub_group_size !3 {
  call spir_func void @exported()
  ret void
}

define spir_kernel void @same_size(half %h) #0 !intel_reqd_sub_group_size !1 {
  call spir_func void @exported()
  ret void
}

define spir_kernel void @other_size(half %h) #0 !intel_reqd_sub_group_size !2 {
  call spir_func void @exported()
  ret void
}

define spir_func void @exported() #1 !intel_reqd_sub_group_size !1 {
  call spir_func void @helper(double 1.0)
  ret void
}

define internal spir_func void @helper(double %x) !intel_reqd_sub_group_size !3 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
!0 = !{i32 6}
!1 = !{i32 32}
!2 = !{i32 16}
!3 = !{!"primary"}
