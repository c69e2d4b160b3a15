; Two targets: one lacks fp64 and has only sub-groups of 16 and work-groups of 256, the other has what it needs or may have it.
; OPTIONS targets
; TARGET small 1001 aspects=5 sub-groups=16 max=256
; TARGET any 1002 may-have-others
; USED @kernel = 5 6 9
; USED @callee = 6
; USED @declares = 9
; USED @good = 5
; USED @compiled_before = none
; USED @sycl = none
; USED @named = none
; FIXED @kernel = !{!"small", !"any"}
; FIXED @good = !{!"small", !"any"}
; FIXED @named = !{!"small", !"any"}
; FIXED @compiled_before = !{!"elsewhere"}
; FIXED(sycl) @sycl = !{i32 1001, i32 1002}
; WARN in.ll: warning: function 'kernel' uses aspect 'fp64' that fixed target 'small' does not support
; WARN use is from this call chain:
; WARN   kernel()
; WARN   callee()
; WARN compile with '-g' to get source location
; WARN in.ll: warning: function 'kernel' uses aspect 'image' that fixed target 'small' does not support
; WARN use is from this call chain:
; WARN   kernel()
; WARN   declares()
; WARN compile with '-g' to get source location
; WARN in.ll: warning: function 'kernel' has required sub-group size '32' that fixed target 'small' does not support
; WARN in.ll: warning: function 'kernel' has required work-group size '8,64' that fixed target 'small' does not support
; WARN in.ll: warning: function 'callee' uses aspect 'fp64' that fixed target 'small' does not support
; WARN use is from this call chain:
; WARN   callee()
; WARN compile with '-g' to get source location
; WARN in.ll: warning: function 'declares' uses aspect 'image' that fixed target 'small' does not support
; WARN use is from this call chain:
; WARN   declares()
; WARN compile with '-g' to get source location

define spir_kernel void @kernel(half %h) !intel_reqd_sub_group_size !0 !reqd_work_group_size !1 !work_group_num_dim !2 {
  call spir_func void @callee()
  call spir_func void @declares()
  ret void
}

define spir_func void @callee() {
  %x = alloca double
  ret void
}

define spir_func void @declares() !intel_declared_aspects !3 {
  ret void
}

define spir_kernel void @good(half %h) !intel_reqd_sub_group_size !4 !reqd_work_group_size !5 !intel_fixed_targets !6 {
  ret void
}

define spir_kernel void @compiled_before() !intel_fixed_targets !7 {
  ret void
}

define spir_kernel void @sycl() !sycl_fixed_targets !6 {
  ret void
}

define spir_kernel void @named() !intel_reqd_sub_group_size !8 {
  ret void
}

!0 = !{i32 32}
!1 = !{i32 64, i32 8, i32 1}
!2 = !{i32 2}
!3 = !{i32 9}
!4 = !{i32 16}
!5 = !{i32 16, i32 4, i32 4}
!6 = !{}
!7 = !{!"elsewhere"}
!8 = !{!"primary"}
