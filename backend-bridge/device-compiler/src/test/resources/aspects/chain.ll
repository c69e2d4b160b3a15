; The example of the design document, without debug information.
; USED @kernel = 6
; USED @_Z3foov = 6
; USED @_Z3barv = 6
; USED @_Z3boov = 6
; WARN in.ll: warning: function 'foo' uses aspect 'fp64' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   foo()
; WARN   bar()
; WARN   boo()
; WARN compile with '-g' to get source location

define spir_kernel void @kernel() {
  call spir_func void @_Z3foov()
  ret void
}

define spir_func void @_Z3foov() !intel_declared_aspects !0 {
  call spir_func void @_Z3barv()
  ret void
}

define spir_func void @_Z3barv() {
  call spir_func void @_Z3boov()
  ret void
}

define spir_func void @_Z3boov() {
  %x = alloca double
  ret void
}

!0 = !{}
