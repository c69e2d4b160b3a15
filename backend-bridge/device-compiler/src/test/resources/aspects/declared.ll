; What callees declare without using it joins the requirements, not the check; what a function declares itself joins them too.
; USED @kernel = 1 5 28
; USED @callee = 1 28
; USED @unused_callee = 9
; USED @empty = none

define spir_kernel void @kernel() !intel_declared_aspects !0 {
  %x = alloca half
  call spir_func void @callee()
  ret void
}

define spir_func void @callee() !intel_declared_aspects !1 {
  ret void
}

define spir_func void @unused_callee() !intel_declared_aspects !2 {
  call spir_func void @callee()
  ret void
}

define spir_func void @empty() !intel_declared_aspects !3 {
  ret void
}

!0 = !{i32 5}
!1 = !{i32 28, i32 1}
!2 = !{i32 9}
!3 = !{}
