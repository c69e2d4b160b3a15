; The same in the dialect of DPC++: only functions without a spelling differ, and the texts.
; OPTIONS dialect=dpcpp
; USED(sycl) @kernel = 6 8
; USED(sycl) @uses_sycl = 6
; USED @declares_intel = 6
; USED @intel_again = 8 6
; USED(sycl) @bottom = 6
; FIXED(sycl) @kernel = !{}
; WARN in.ll: warning: function 'declares_intel' uses aspect 'fp64' not listed in its 'sycl::device_has' attribute
; WARN in.ll: note: propagated from call to function 'bottom'

define spir_kernel void @kernel() {
  call spir_func void @uses_sycl()
  call spir_func void @declares_intel()
  call spir_func void @intel_again()
  ret void
}

define spir_func void @uses_sycl() !sycl_used_aspects !0 {
  call spir_func void @bottom()
  ret void
}

define spir_func void @declares_intel() !intel_declared_aspects !0 {
  call spir_func void @bottom()
  ret void
}

define spir_func void @intel_again() !intel_used_aspects !1 {
  call spir_func void @bottom()
  ret void
}

define spir_func void @bottom() {
  %x = alloca double
  ret void
}

!0 = !{}
!1 = !{i32 8}
