; One warning for each pair of function and aspect: with the shortest chain, and of several the one whose calls come first.
; USED @kernel = 5 6 28 99
; USED @far = 6
; USED @farther = 6
; USED @first = 6
; USED @second = 6
; USED @mixed = 5 99
; WARN in.ll: warning: function 'kernel' uses aspect 'fp16' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   kernel()
; WARN   mixed()
; WARN compile with '-g' to get source location
; WARN in.ll: warning: function 'kernel' uses aspect 'fp64' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   kernel()
; WARN   second()
; WARN compile with '-g' to get source location
; WARN in.ll: warning: function 'kernel' uses aspect '99' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   kernel()
; WARN   mixed()
; WARN compile with '-g' to get source location

define spir_kernel void @kernel() !intel_declared_aspects !0 {
  call spir_func void @far()
  call spir_func void @second()
  call spir_func void @first()
  call spir_func void @second()
  call spir_func void @mixed()
  ret void
}

define spir_func void @far() {
  call spir_func void @farther()
  ret void
}

define spir_func void @farther() {
  %x = alloca double
  ret void
}

define spir_func void @first() {
  %x = alloca double
  ret void
}

define spir_func void @second() {
  %x = alloca double
  ret void
}

define spir_func void @mixed() !intel_used_aspects !1 {
  %x = alloca half
  ret void
}

!0 = !{i32 28}
!1 = !{i32 99}
