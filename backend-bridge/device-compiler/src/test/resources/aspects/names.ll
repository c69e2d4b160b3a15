; Names are shown as programmers write them where that is certain, else as they are.
; USED @_ZTS6Kernel = 6
; USED @_ZN2ns3fooEi = 6
; USED @_ZL5localv = 6
; USED @_Z3barIfEvT_ = 6
; WARN in.ll: warning: function '_ZTS6Kernel' uses aspect 'fp64' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   _ZTS6Kernel()
; WARN   ns::foo()
; WARN   local()
; WARN   _Z3barIfEvT_()
; WARN compile with '-g' to get source location

define spir_kernel void @_ZTS6Kernel() !intel_declared_aspects !0 {
  call spir_func void @_ZN2ns3fooEi(i32 1)
  ret void
}

define spir_func void @_ZN2ns3fooEi(i32 %x) {
  call spir_func void @_ZL5localv()
  ret void
}

define internal spir_func void @_ZL5localv() {
  call spir_func void @_Z3barIfEvT_(float 1.0)
  ret void
}

define spir_func void @_Z3barIfEvT_(float %x) {
  %y = fpext float %x to double
  ret void
}

!0 = !{}
