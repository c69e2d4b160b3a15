; The module names its aspects: double is what it calls fp64, and names in warnings are its own.
; OPTIONS exclude=matrix
; USED @kernel = 5 66 77
; USED @uses_matrix = none
; USED @has_matrix = 77
; WARN in.ll: warning: function 'kernel' uses aspect 'fp64' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   kernel()
; WARN compile with '-g' to get source location
; WARN in.ll: warning: function 'kernel' uses aspect 'matrix' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   kernel()
; WARN   uses_matrix()
; WARN compile with '-g' to get source location

%struct.matrix = type { i8 }

define spir_kernel void @kernel(double %x) !intel_declared_aspects !3 {
  call spir_func void @uses_matrix()
  call spir_func void @has_matrix()
  ret void
}

define spir_func void @uses_matrix() {
  %x = alloca %struct.matrix
  ret void
}

define spir_func void @has_matrix() !intel_declared_aspects !4 {
  %x = alloca %struct.matrix
  ret void
}

!sycl_aspects = !{!0, !1}
!sycl_types_that_use_aspects = !{!2}
!0 = !{!"fp64", i32 66}
!1 = !{!"matrix", i32 77}
!2 = !{!"struct.matrix", i32 77}
!3 = !{i32 5}
!4 = !{i32 77}
