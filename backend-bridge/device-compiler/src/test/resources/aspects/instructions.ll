; Metadata on instructions, in both spellings, and the pairs of name and number that some releases of DPC++ write.
; USED @kernel = 7 8 9 10 11
; USED @pairs = 10
; USED(sycl) @had_pairs = !{!{!"other", i32 11}}
; USED @converts = 5 6
; USED @compares = 6
; USED @indirect = 6

define spir_kernel void @kernel(ptr %f) {
  %x = alloca i32, !intel_used_aspects !0
  store i32 1, ptr %x, !sycl_used_aspects !1
  call spir_func void @pairs()
  call spir_func void @had_pairs()
  ret void
}

define spir_func void @pairs() {
  %x = alloca i32, !sycl_used_aspects !2
  ret void
}

define spir_func void @had_pairs() !sycl_used_aspects !4 {
  ret void
}

define spir_kernel void @converts(float %x) {
  %h = fptrunc float %x to half
  %d = fpext float %x to double
  ret void
}

define spir_kernel void @compares(ptr %p) {
  %x = load i64, ptr %p
  %d = bitcast i64 %x to double
  ret void
}

define spir_kernel void @indirect(ptr %f) {
  %x = call spir_func double %f()
  ret void
}

!0 = !{i32 8, i32 7}
!1 = !{i32 9}
!2 = !{!3}
!3 = !{!"named", i32 10}
!4 = !{!5}
!5 = !{!"other", i32 11}
