; Kernels of every target and exported functions are entry points; they all get fixed targets. Declarations and helpers get none.
; USED @spir = 6
; USED @ptx = 6
; USED @gcn = 6
; USED @exported = 6
; USED @device_function = none
; USED @helper = 6
; FIXED @spir = !{}
; FIXED @ptx = !{}
; FIXED @gcn = !{}
; FIXED @exported = !{}

define spir_kernel void @spir() {
  call void @helper()
  ret void
}

define ptx_kernel void @ptx() {
  call void @helper()
  ret void
}

define amdgpu_kernel void @gcn() {
  call void @helper()
  ret void
}

define spir_func void @exported() "sycl-module-id"="a.cpp" {
  call void @helper()
  ret void
}

define spir_func void @device_function() {
  call void @helper()
  ret void
}

define internal void @helper() {
  %x = fadd double 1.0, 2.0
  ret void
}

declare spir_func void @elsewhere() "sycl-module-id"="a.cpp"
