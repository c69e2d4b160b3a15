source_filename = "Unit.java"
target triple = "spir64-unknown-unknown"
define dso_local spir_kernel void @p_Unit_run_k1(ptr addrspace(1) %x) #0 {
  ret void
}
define spir_kernel void @k2() nounwind "sycamore-name"="Unit.r\C3\BCn" "sycamore-place"="Unit.java:7:9" {
  ret void
}
attributes #0 = { nounwind "sycamore-name"="Unit.k1" "sycamore-place"="Unit.java:4:7" "sycl-module-id"="p.Unit" }
