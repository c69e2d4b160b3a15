; DPC++ writes numbers: of the module's own list, else of the device configuration; what has none is left out, but not in silence.
; OPTIONS dialect=dpcpp targets
; TARGET? cpu
; TARGET small 1001 aspects=5
; TARGET? nowhere
; USED(sycl) @kernel = 6
; FIXED(sycl) @kernel = !{i32 1, i32 1001}
; WARN in.ll: warning: fixed target 'nowhere' is unknown
; WARN in.ll: warning: function 'kernel' uses aspect 'fp64' that fixed target 'small' does not support

define spir_kernel void @kernel(double %x) {
  ret void
}

!sycl_aspects = !{!0, !1}
!0 = !{!"cpu", i32 1}
!1 = !{!"fp64", i32 6}
