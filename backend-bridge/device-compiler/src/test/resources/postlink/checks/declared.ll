; What a kernel declares is expected, and demanded; so is what helpers declare, and numbers below 0 are a compiler's own.
; OPTIONS
; IMAGE quiet | aspects 6 9 20
; IMAGE negative |

define spir_kernel void @quiet() #0 !intel_declared_aspects !0 {
  call spir_func void @exported()
  call spir_func void @helper()
  ret void
}

define spir_func void @exported() {
  %x = alloca double
  ret void
}

define internal spir_func void @helper() !intel_declared_aspects !1 {
  ret void
}

define spir_kernel void @negative() #0 !intel_used_aspects !2 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
!0 = !{i32 6, i32 9}
!1 = !{i32 20}
!2 = !{i32 -1}
