; A global counts with the type of what it holds, also inside constant expressions and behind an alias; what its initialiser points to does not.
; USED @direct = 8
; USED @inside_expression = 6
; USED @gep_expression = 8
; USED @by_alias = 8
; USED @stored_address = 6
; USED @not_followed = none
; USED @function_pointer = none
; USED @never_used = none

%amx = type { i32 }

@amx = addrspace(1) global %amx zeroinitializer
@doubles = addrspace(1) global [4 x double] zeroinitializer
@bytes = addrspace(1) global [64 x i8] zeroinitializer
@to_doubles = addrspace(1) global ptr addrspace(1) @doubles
@other_name = alias %amx, ptr addrspace(1) @amx

!intel_types_that_use_aspects = !{!0}
!0 = !{!"amx", i32 8}

define spir_kernel void @direct() {
  %x = load i32, ptr addrspace(1) @amx
  ret void
}

define spir_kernel void @inside_expression() {
  %x = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @doubles, i64 8)
  ret void
}

define spir_kernel void @gep_expression() {
  %x = load i32, ptr addrspace(1) getelementptr (%amx, ptr addrspace(1) @bytes, i64 1)
  ret void
}

define spir_kernel void @by_alias() {
  %x = load i32, ptr addrspace(1) @other_name
  ret void
}

define spir_kernel void @stored_address(ptr %p) {
  store { i32, ptr addrspace(1) } { i32 1, ptr addrspace(1) @doubles }, ptr %p
  ret void
}

define spir_kernel void @not_followed() {
  %x = load ptr addrspace(1), ptr addrspace(1) @to_doubles
  ret void
}

define spir_kernel void @function_pointer(ptr %p) {
  store ptr @takes_double, ptr %p
  ret void
}

define spir_kernel void @never_used() {
  ret void
}

declare spir_func void @takes_double(double)
