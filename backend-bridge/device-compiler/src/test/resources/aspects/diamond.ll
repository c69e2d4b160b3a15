; A diamond of calls; what two callees need, the caller needs; a function that nothing reaches keeps its own.
; USED @kernel = 5 6
; USED @left = 6
; USED @right = 5 6
; USED @bottom = 6
; USED @plain = none
; USED @lonely = 5

define spir_kernel void @kernel(ptr addrspace(1) %p) {
  call spir_func void @left(ptr addrspace(1) %p)
  call spir_func void @right(ptr addrspace(1) %p)
  ret void
}

define spir_func void @left(ptr addrspace(1) %p) {
  call spir_func void @bottom(ptr addrspace(1) %p)
  call spir_func void @plain()
  ret void
}

define spir_func void @right(ptr addrspace(1) %p) {
  %h = load half, ptr addrspace(1) %p
  call spir_func void @bottom(ptr addrspace(1) %p)
  ret void
}

define spir_func void @bottom(ptr addrspace(1) %p) {
  store double 1.0, ptr addrspace(1) %p
  ret void
}

define spir_func void @plain() {
  ret void
}

define spir_func void @lonely(half %h, ptr addrspace(1) %p) {
  call spir_func void @bottom(ptr addrspace(1) %p)
  ret void
}
