; DPC++'s virtual calls: a kernel that reaches one may call all functions of its sets.
; OPTIONS dialect=dpcpp
; USED(sycl) @inA = 200
; USED(sycl) @alsoInA = 201
; USED(sycl) @inB = 202
; USED(sycl) @below = 201
; USED(sycl) @direct = 200 201
; USED(sycl) @nested = 202 200 201
; FIXED(sycl) @direct = !{}
; FIXED(sycl) @nested = !{}
; FIXED(sycl) @constructs = !{}
; FIXED(sycl) @indirect = !{}
; WARN in.ll: warning: function 'direct' uses aspect '201' not listed in its 'sycl::device_has' attribute
; WARN in.ll: note: propagated from call to function 'alsoInA'
; WARN in.ll: note: propagated from call to function 'below'

%zero = type { i8 }
%one = type { i16 }
%two = type { i32 }

define spir_func void @inA() "indirectly-callable"="A" {
  %a = alloca %zero
  ret void
}

; No kernel calls it by its name, and it has what its callees use all the same.
define spir_func void @alsoInA() "indirectly-callable"="A" {
  call void @below()
  ret void
}

define spir_func void @below() {
  %a = alloca %one
  ret void
}

define spir_func void @inB() "indirectly-callable"="B" {
  %a = alloca %two
  ret void
}

define spir_kernel void @direct(ptr %f) "calls-indirectly"="A" !sycl_declared_aspects !4 {
  call void %f() "virtual-call"
  ret void
}

define spir_func void @calls(ptr %f) {
  call void %f() "virtual-call"
  ret void
}

define spir_kernel void @nested(ptr %f) "calls-indirectly"="B,A" {
  call void @inB()
  call void @calls(ptr %f)
  ret void
}

; It makes objects, and calls none of their functions.
define spir_kernel void @constructs() "calls-indirectly"="A,B" {
  ret void
}

; A call through a pointer that is no virtual call.
define spir_kernel void @indirect(ptr %f) "calls-indirectly"="A" {
  call void %f()
  ret void
}

!sycl_types_that_use_aspects = !{!0, !1, !2}
!0 = !{!"zero", i32 200}
!1 = !{!"one", i32 201}
!2 = !{!"two", i32 202}
!4 = !{i32 200}
