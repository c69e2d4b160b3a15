; Without a split, units with the same fixed targets are one image, whatever they use; the others are split by what they demand.
; Numbers of sizes are in the order of the source; where it gives two dimensions, so do keys and properties.
; OPTIONS split=off
; IMAGE fixed_a fixed_b | fixed 1001
; IMAGE sub_group | aspects 5 sub-groups 8
; IMAGE half_a half_b | aspects 5
; IMAGE three_dimensions | work-groups 1x4x16
; IMAGE two_dimensions also_two | work-groups 4x16
; IMAGE plain named |

define spir_kernel void @fixed_a(half %x) #0 !intel_fixed_targets !0 {
  ret void
}

define spir_kernel void @half_a(half %x) #0 {
  ret void
}

define spir_kernel void @two_dimensions() #0 !reqd_work_group_size !1 !work_group_num_dim !2 {
  ret void
}

define spir_kernel void @plain() #0 {
  ret void
}

define spir_kernel void @fixed_b(double %x) #1 !intel_fixed_targets !0 !intel_reqd_sub_group_size !5 {
  ret void
}

define spir_kernel void @half_b(half %x) #1 !intel_fixed_targets !3 {
  ret void
}

define spir_kernel void @three_dimensions() #1 !reqd_work_group_size !1 {
  ret void
}

define spir_kernel void @also_two() #1 !reqd_work_group_size !1 !work_group_num_dim !2 {
  ret void
}

define spir_kernel void @named() #1 !intel_reqd_sub_group_size !4 {
  ret void
}

define spir_kernel void @sub_group(half %x) #1 !intel_reqd_sub_group_size !5 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
!0 = !{!"amd64"}
!1 = !{i32 16, i32 4, i32 1}
!2 = !{i32 2}
!3 = !{}
!4 = !{!"automatic"}
!5 = !{i32 8}
