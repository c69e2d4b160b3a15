target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

; Writes every scalar parameter to the place that i chooses, so that each offset counts.
define spir_kernel void @scalars(i8 %flag, i16 %s, ptr addrspace(1) %longs, i8 %b, i32 %i, i64 %l,
    i16 %c, float %f, double %d, ptr addrspace(1) %doubles, float %g) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %longs.0 = getelementptr i64, ptr addrspace(1) %longs, i64 0
  %flag.bool = trunc i8 %flag to i1
  %flag.long = zext i1 %flag.bool to i64
  store i64 %flag.long, ptr addrspace(1) %longs.0, align 8
  %longs.1 = getelementptr i64, ptr addrspace(1) %longs, i64 1
  %s.long = sext i16 %s to i64
  store i64 %s.long, ptr addrspace(1) %longs.1, align 8
  %longs.2 = getelementptr i64, ptr addrspace(1) %longs, i64 2
  %b.long = sext i8 %b to i64
  store i64 %b.long, ptr addrspace(1) %longs.2, align 8
  %longs.3 = getelementptr i64, ptr addrspace(1) %longs, i64 3
  %i.long = sext i32 %i to i64
  store i64 %i.long, ptr addrspace(1) %longs.3, align 8
  %longs.4 = getelementptr i64, ptr addrspace(1) %longs, i64 4
  store i64 %l, ptr addrspace(1) %longs.4, align 8
  %longs.5 = getelementptr i64, ptr addrspace(1) %longs, i64 5
  %c.long = zext i16 %c to i64
  store i64 %c.long, ptr addrspace(1) %longs.5, align 8
  %doubles.0 = getelementptr double, ptr addrspace(1) %doubles, i64 0
  %f.double = fpext float %f to double
  store double %f.double, ptr addrspace(1) %doubles.0, align 8
  %doubles.1 = getelementptr double, ptr addrspace(1) %doubles, i64 1
  store double %d, ptr addrspace(1) %doubles.1, align 8
  %doubles.2 = getelementptr double, ptr addrspace(1) %doubles, i64 2
  %g.double = fpext float %g to double
  store double %g.double, ptr addrspace(1) %doubles.2, align 8
  ret void
}

attributes #0 = { "sycamore-kernel-form"="single_task" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Scalars" }
