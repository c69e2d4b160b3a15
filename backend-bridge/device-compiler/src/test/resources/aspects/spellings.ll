; Each function keeps the spelling that it has; without one it gets the dialect's.
; USED @kernel = 6 7 8
; USED(sycl) @uses_sycl = 6 7
; USED(sycl) @declares_sycl = 6
; USED @declares_intel = 6
; USED @both = 6 7
; USED(sycl) @both = 6 7
; USED @intel_again = 6 8
; FIXED @kernel = !{}
; WARN in.ll: warning: function 'declares_sycl' uses aspect 'fp64' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   declares_sycl()
; WARN   bottom()
; WARN compile with '-g' to get source location
; WARN in.ll: warning: function 'declares_intel' uses aspect 'fp64' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   declares_intel()
; WARN   bottom()
; WARN compile with '-g' to get source location
; USED @bottom = 6

define spir_kernel void @kernel() {
  call spir_func void @uses_sycl()
  call spir_func void @declares_sycl()
  call spir_func void @declares_intel()
  call spir_func void @both()
  call spir_func void @intel_again()
  ret void
}

define spir_func void @uses_sycl() !sycl_used_aspects !0 {
  call spir_func void @bottom()
  ret void
}

define spir_func void @declares_sycl() !sycl_declared_aspects !1 {
  call spir_func void @bottom()
  ret void
}

define spir_func void @declares_intel() !intel_declared_aspects !1 {
  call spir_func void @bottom()
  ret void
}

define spir_func void @both() !intel_used_aspects !0 !sycl_used_aspects !2 {
  ret void
}

define spir_func void @intel_again() !intel_used_aspects !3 {
  call spir_func void @bottom()
  ret void
}

define spir_func void @bottom() {
  %x = alloca double
  ret void
}

!0 = !{i32 7}
!1 = !{}
!2 = !{i32 6}
!3 = !{i32 8}
