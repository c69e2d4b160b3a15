; Records by value: a function that returns a part of what it takes, and one that picks.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

%record.P = type { float, float }
%record.G = type { %record.P, %record.P }

define internal spir_func %record.P @first(%record.G %g) nounwind {
entry:
  %p = extractvalue %record.G %g, 0
  ret %record.P %p
}

define internal spir_func %record.P @pick(i1 %which, %record.P %a, %record.P %b) nounwind {
entry:
  %slot = alloca %record.P
  br i1 %which, label %one, label %other
one:
  store %record.P %a, ptr %slot
  br label %end
other:
  store %record.P %b, ptr %slot
  br label %end
end:
  %p = load %record.P, ptr %slot
  ret %record.P %p
}

define spir_kernel void @records(ptr addrspace(1) %f, float %x, float %y) nounwind "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="Records" {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p0 = insertvalue %record.P poison, float %x, 0
  %p1 = insertvalue %record.P %p0, float %y, 1
  %q0 = insertvalue %record.P poison, float %y, 0
  %q1 = insertvalue %record.P %q0, float %x, 1
  %g0 = insertvalue %record.G poison, %record.P %p1, 0
  %g1 = insertvalue %record.G %g0, %record.P %q1, 1
  %first = call spir_func %record.P @first(%record.G %g1)
  %which = icmp eq i64 %id, 0
  %picked = call spir_func %record.P @pick(i1 %which, %record.P %first, %record.P %q1)
  %v = extractvalue %record.P %picked, 0
  %at = getelementptr inbounds float, ptr addrspace(1) %f, i64 %id
  store float %v, ptr addrspace(1) %at
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32) nounwind willreturn memory(none)
