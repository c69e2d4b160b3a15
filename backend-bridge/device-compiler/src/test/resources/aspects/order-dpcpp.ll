; DPC++ keeps up to four aspects in the order in which it finds them: a function's own, those of its callees in the
; order of the calls, what is declared, what was there. More are sorted, also if exclusions leave fewer.
; OPTIONS dialect=dpcpp exclude=201
; USED(sycl) @own = 207 203
; USED(sycl) @five = 205
; USED(sycl) @callees = 210 207 203 205
; USED(sycl) @many = 200 203 205 207 210
; USED(sycl) @less = 203 205 207 210
; USED(sycl) @more = 203 205 207 210
; USED(sycl) @declared = 210 209 208
; USED(sycl) @before = 209 201
; USED(sycl) @forth = 205 210
; USED(sycl) @back = 210 205
; WARN in.ll: warning: function 'declared' uses aspect '210' not listed in its 'sycl::device_has' attribute

%seven = type { i8 }
%three = type { i16 }
%five = type { i32 }
%ten = type { i64 }
%one = type { i1 }
%zero = type { i128 }

define spir_func void @own() {
  %a = alloca %seven
  %b = alloca %three
  ret void
}

define spir_func void @five() !sycl_used_aspects !15 {
  ret void
}

define spir_kernel void @callees() {
  %a = alloca %ten
  call void @own()
  call void @five()
  ret void
}

define spir_kernel void @many() {
  %a = alloca %zero
  call void @callees()
  ret void
}

define spir_kernel void @less() {
  %a = alloca %one
  call void @callees()
  ret void
}

define spir_kernel void @more() {
  call void @less()
  ret void
}

define spir_kernel void @declared() !sycl_declared_aspects !16 {
  %a = alloca %ten
  ret void
}

define spir_kernel void @before() !sycl_used_aspects !17 {
  ret void
}

; Recursion: each of the two begins with its own.
define spir_kernel void @forth() {
  %a = alloca %five
  call void @back()
  ret void
}

define spir_func void @back() {
  %a = alloca %ten
  call void @forth()
  ret void
}

!sycl_types_that_use_aspects = !{!0, !1, !2, !3, !4, !5}
!0 = !{!"seven", i32 207}
!1 = !{!"three", i32 203}
!2 = !{!"five", i32 205}
!3 = !{!"ten", i32 210}
!4 = !{!"one", i32 201}
!5 = !{!"zero", i32 200}
!15 = !{i32 205}
!16 = !{i32 209, i32 208}
!17 = !{i32 201, i32 209}
