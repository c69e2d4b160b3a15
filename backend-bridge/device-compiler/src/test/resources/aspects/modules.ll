; Two modules, linked: inside post-link nothing goes from one to the other. Helpers are of the module that calls them.
; OPTIONS within-modules
; USED @kernel_a = 5 6
; USED @helper_a = 6
; USED @template = 5
; USED @exported_b = 8
; USED @kernel_b = 5 8
; USED @helper_b = 8
; USED @no_module = 9
; USED @kernel_without = 9

define spir_kernel void @kernel_a() #0 {
  call spir_func void @helper_a()
  call spir_func void @template()
  call spir_func void @no_module()
  ret void
}

define internal spir_func void @helper_a() {
  %x = alloca double
  call spir_func void @exported_b()
  ret void
}

define linkonce_odr spir_func void @template() {
  %x = alloca half
  ret void
}

define spir_func void @exported_b() #1 {
  call spir_func void @helper_b()
  ret void
}

define internal spir_func void @helper_b() !intel_used_aspects !0 {
  ret void
}

define spir_kernel void @kernel_b() #1 {
  call spir_func void @template()
  call spir_func void @exported_b()
  ret void
}

define spir_func void @no_module() !intel_used_aspects !1 {
  ret void
}

define spir_kernel void @kernel_without() {
  call spir_func void @no_module()
  call spir_func void @exported_b()
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
!0 = !{i32 8}
!1 = !{i32 9}
