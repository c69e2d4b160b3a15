kernel nd_range 1 k "kernel"
  work_group_size 64
  sub_group_size 16
  required_aspects fp64
{
  
}
// LLVM IR:
define spir_kernel void @k() "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" "sycamore-unchecked"="checks=off" !reqd_work_group_size !1 !work_group_num_dim !0 !intel_reqd_sub_group_size !2 {
entry:
  ret void
}
// OpenCL C:
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void k(void) {
}
