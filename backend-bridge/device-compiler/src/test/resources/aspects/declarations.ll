; A declaration that declares, or is said to use, gives its aspects to whoever calls it, and to the check.
; USED @kernel = 5 8
; USED @checked = 5 8
; USED @allowed = 5
; WARN in.ll: warning: function 'checked' uses aspect '8' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   checked()
; WARN   said()
; WARN compile with '-g' to get source location

declare !intel_declared_aspects !0 spir_func void @declares()
declare !intel_used_aspects !1 spir_func void @said()

define spir_kernel void @kernel() {
  call spir_func void @checked()
  call spir_func void @allowed()
  ret void
}

define spir_func void @checked() !intel_declared_aspects !0 {
  call spir_func void @declares()
  call spir_func void @said()
  ret void
}

define spir_func void @allowed() !intel_declared_aspects !0 {
  call spir_func void @declares()
  ret void
}

!0 = !{i32 5}
!1 = !{i32 8}
