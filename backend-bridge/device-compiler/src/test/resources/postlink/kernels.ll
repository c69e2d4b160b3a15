; Two sources: a.cpp has K1 (no aspect) and K2 (fp64), b.cpp K3 (fp16) and K4 (a work-group of 4, 2, 1). K1 and K3 call a function that
; both sources compiled, K4 has a helper and a table of its own. In kernels/ is, by hand, what each way to split makes of it.
source_filename = "linked"
target triple = "spir64-unknown-unknown"

@weights = internal addrspace(2) constant [2 x i32] [i32 3, i32 5]
@unused = internal addrspace(2) constant [2 x i32] [i32 7, i32 9]

define spir_kernel void @K1(ptr addrspace(1) %out) #0 {
  %x = call spir_func i32 @shared(i32 1)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @K2(ptr addrspace(1) %out, double %x) #0 {
  store double %x, ptr addrspace(1) %out
  ret void
}

define linkonce_odr spir_func i32 @shared(i32 %x) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %sum = add i32 %i, %x
  ret i32 %sum
}

define spir_kernel void @K3(ptr addrspace(1) %out, half %x) #1 {
  %y = call spir_func i32 @shared(i32 2)
  store half %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @K4(ptr addrspace(1) %out) #1 !reqd_work_group_size !0 {
  %x = call spir_func i32 @weight()
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define internal spir_func i32 @weight() {
  %x = load i32, ptr addrspace(2) @weights
  ret i32 %x
}

define internal spir_func void @nobody() {
  %x = load i32, ptr addrspace(2) @unused
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
!0 = !{i32 1, i32 2, i32 4}
