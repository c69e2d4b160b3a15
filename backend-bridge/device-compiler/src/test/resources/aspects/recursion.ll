; Direct and mutual recursion: all functions of a cycle have the aspects of each.
; USED @kernel = 5 6 8
; USED @self = 6
; USED @even = 5 8
; USED @odd = 5 8
; WARN in.ll: warning: function 'odd' uses aspect 'fp16' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   odd()
; WARN   even()
; WARN compile with '-g' to get source location

define spir_kernel void @kernel() {
  %x = call spir_func i32 @self(i32 3)
  call spir_func void @even(i32 %x)
  ret void
}

define spir_func i32 @self(i32 %x) {
  %d = sitofp i32 %x to double
  %y = call spir_func i32 @self(i32 %x)
  ret i32 %y
}

define spir_func void @even(i32 %x) {
  %h = sitofp i32 %x to half
  call spir_func void @odd(i32 %x)
  ret void
}

define spir_func void @odd(i32 %x) !intel_declared_aspects !0 {
  call spir_func void @odd(i32 %x)
  call spir_func void @even(i32 %x)
  ret void
}

!0 = !{i32 8}
