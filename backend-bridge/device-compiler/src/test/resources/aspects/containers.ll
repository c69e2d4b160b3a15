; Structs, arrays and vectors of an aspect type carry its aspects; a pointer to one carries nothing.
; USED @alloca_of_struct = 8
; USED @array_in_struct = 8
; USED @deep = 8 9
; USED @gep_source = 8
; USED @vector = 6
; USED @vector_in_struct = 5
; USED @result = 9
; USED @argument = 9
; USED @by_value = 8
; USED @returned_in_memory = 9
; USED @passed_by_value = 8
; USED @literal_struct = 8
; USED @aggregate_constant = 8
; USED @pointers = none
; USED @unlisted = none

%amx = type { i32 }
%both = type { i32, i32 }
%nine = type { i8 }
%box = type { i8, [2 x %amx] }
%boxes = type { [4 x { %box, %nine }], ptr }
%halves = type { <2 x half> }
%points = type { ptr, [2 x ptr], <2 x ptr> }

!intel_types_that_use_aspects = !{!0, !1, !2}
!0 = !{!"amx", i32 8}
!1 = !{!"nine", i32 9}
!2 = !{!"not.in.this.module", i32 10}

define spir_kernel void @alloca_of_struct() {
  %x = alloca %amx
  ret void
}

define spir_kernel void @array_in_struct() {
  %x = alloca [3 x %box]
  ret void
}

define spir_kernel void @deep(ptr %p) {
  %x = load %boxes, ptr %p
  ret void
}

define spir_kernel void @gep_source(ptr %p) {
  %x = getelementptr %box, ptr %p, i64 0, i32 0
  store i8 0, ptr %x
  ret void
}

define spir_kernel void @vector(ptr %p) {
  %x = load <4 x double>, ptr %p
  ret void
}

define spir_kernel void @vector_in_struct(ptr %p) {
  %x = load %halves, ptr %p
  ret void
}

define spir_kernel void @result() {
  %x = call spir_func %nine @give()
  ret void
}

define spir_kernel void @argument(%nine %x) {
  ret void
}

define spir_kernel void @by_value(ptr byval(%box) %x) {
  ret void
}

define spir_kernel void @returned_in_memory(ptr %p) {
  call spir_func void @give_in_memory(ptr sret(%nine) %p)
  ret void
}

define spir_kernel void @passed_by_value(ptr %p) {
  call spir_func void @take(ptr byval(%amx) %p)
  ret void
}

define spir_kernel void @literal_struct(i32 %i) {
  %x = insertvalue { %amx, i32 } zeroinitializer, i32 %i, 1
  ret void
}

define spir_kernel void @aggregate_constant(ptr %p) {
  store { i32, { %amx } } { i32 1, { %amx } { %amx { i32 2 } } }, ptr %p
  ret void
}

define spir_kernel void @pointers(ptr %amx, %points %all) {
  %x = alloca ptr
  %y = alloca %points
  store ptr %amx, ptr %x
  %z = load ptr, ptr %amx
  ret void
}

define spir_kernel void @unlisted() {
  %x = alloca %both
  ret void
}

declare spir_func %nine @give()
declare spir_func void @give_in_memory(ptr sret(%nine))
declare spir_func void @take(ptr byval(%amx))
