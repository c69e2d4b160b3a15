; Excluded aspects are not written as used; those that were there or are declared stay. They are checked all the same.
; OPTIONS exclude=fp64,8
; USED @kernel = 5 9
; USED @uses = none
; USED @had = 8 9
; USED @declares = 6
; USED @over = 6
; USED @under = 6
; WARN in.ll: warning: function 'under' uses aspect '8' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   under()
; WARN   has_8()
; WARN compile with '-g' to get source location
; USED @has_8 = 8

define spir_kernel void @kernel(half %h) {
  call spir_func void @uses()
  call spir_func void @had()
  ret void
}

define spir_func void @uses() {
  %x = alloca double
  ret void
}

define spir_func void @had() !intel_used_aspects !0 {
  ret void
}

define spir_kernel void @over() {
  call spir_func void @declares()
  call spir_func void @under()
  ret void
}

define spir_func void @declares() !intel_declared_aspects !1 {
  %x = alloca double
  ret void
}

define spir_func void @under() !intel_declared_aspects !1 {
  call spir_func void @has_8()
  ret void
}

define spir_func void @has_8() !intel_used_aspects !2 {
  ret void
}

!0 = !{i32 9, i32 8}
!1 = !{i32 6}
!2 = !{i32 8}
