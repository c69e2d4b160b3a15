target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

; Products and sums that may be fused, one that is exact, and two of which one half is.
define internal spir_func float @contracted(float %x, float %y, float %z) {
entry:
  %product = fmul contract float %x, %y
  %sum = fadd contract float %product, %z
  ret float %sum
}

define internal spir_func float @exact(float %x, float %y, float %z) {
entry:
  %product = fmul float %x, %y
  %sum = fadd float %product, %z
  ret float %sum
}

define spir_kernel void @fast_products(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr float, ptr addrspace(1) %x, i64 %id
  %y.at = getelementptr float, ptr addrspace(1) %y, i64 %id
  %z.at = getelementptr float, ptr addrspace(1) %z, i64 %id
  %a = load float, ptr addrspace(1) %x.at, align 4
  %b = load float, ptr addrspace(1) %y.at, align 4
  %c = load float, ptr addrspace(1) %z.at, align 4
  %r0 = call spir_func float @contracted(float %a, float %b, float %c)
  %p1 = fmul contract float %a, %b
  %r1 = fsub contract float %p1, %c
  %p2 = fmul contract float %a, %b
  %r2 = fsub contract float %c, %p2
  %p3 = fmul contract float %a, %b
  %n3 = fneg float %p3
  %r3 = fsub contract float %n3, %c
  %r4 = call spir_func float @exact(float %a, float %c, float %b)
  %p5 = fmul contract float %a, %a
  %r5 = fadd float %p5, %c
  %p6 = fmul float %b, %b
  %r6 = fadd contract float %p6, %c
  %r7 = fadd float %p6, %r6
  %first = mul i64 %id, 8
  %i0 = add i64 %first, 0
  %o0 = getelementptr float, ptr addrspace(1) %out, i64 %i0
  store float %r0, ptr addrspace(1) %o0, align 4
  %i1 = add i64 %first, 1
  %o1 = getelementptr float, ptr addrspace(1) %out, i64 %i1
  store float %r1, ptr addrspace(1) %o1, align 4
  %i2 = add i64 %first, 2
  %o2 = getelementptr float, ptr addrspace(1) %out, i64 %i2
  store float %r2, ptr addrspace(1) %o2, align 4
  %i3 = add i64 %first, 3
  %o3 = getelementptr float, ptr addrspace(1) %out, i64 %i3
  store float %r3, ptr addrspace(1) %o3, align 4
  %i4 = add i64 %first, 4
  %o4 = getelementptr float, ptr addrspace(1) %out, i64 %i4
  store float %r4, ptr addrspace(1) %o4, align 4
  %i5 = add i64 %first, 5
  %o5 = getelementptr float, ptr addrspace(1) %out, i64 %i5
  store float %r5, ptr addrspace(1) %o5, align 4
  %i6 = add i64 %first, 6
  %o6 = getelementptr float, ptr addrspace(1) %out, i64 %i6
  store float %r6, ptr addrspace(1) %o6, align 4
  %i7 = add i64 %first, 7
  %o7 = getelementptr float, ptr addrspace(1) %out, i64 %i7
  store float %r7, ptr addrspace(1) %o7, align 4
  ret void
}

; The sum of a row, in any order.
define spir_kernel void @fast_sums(ptr addrspace(1) %x, i32 %n, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %wide = sext i32 %n to i64
  %row = mul i64 %id, %wide
  br label %test

test:
  %i = phi i32 [ 0, %entry ], [ %next, %add ]
  %sum = phi float [ 0.0, %entry ], [ %more, %add ]
  %go = icmp slt i32 %i, %n
  br i1 %go, label %add, label %done

add:
  %column = sext i32 %i to i64
  %index = add i64 %row, %column
  %at = getelementptr float, ptr addrspace(1) %x, i64 %index
  %value = load float, ptr addrspace(1) %at, align 4
  %product = fmul reassoc nsz contract float %value, %value
  %more = fadd reassoc nsz contract float %sum, %product
  %next = add i32 %i, 1
  br label %test

done:
  %out.at = getelementptr float, ptr addrspace(1) %out, i64 %id
  store float %sum, ptr addrspace(1) %out.at, align 4
  ret void
}

define spir_kernel void @fast_quotients(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr float, ptr addrspace(1) %x, i64 %id
  %y.at = getelementptr float, ptr addrspace(1) %y, i64 %id
  %a = load float, ptr addrspace(1) %x.at, align 4
  %b = load float, ptr addrspace(1) %y.at, align 4
  %r0 = fdiv arcp float %a, %b
  %r1 = fdiv arcp float %a, 3.0
  %r2 = fdiv float %b, %a
  %r3 = fdiv float %a, 7.0
  %first = mul i64 %id, 4
  %i0 = add i64 %first, 0
  %o0 = getelementptr float, ptr addrspace(1) %out, i64 %i0
  store float %r0, ptr addrspace(1) %o0, align 4
  %i1 = add i64 %first, 1
  %o1 = getelementptr float, ptr addrspace(1) %out, i64 %i1
  store float %r1, ptr addrspace(1) %o1, align 4
  %i2 = add i64 %first, 2
  %o2 = getelementptr float, ptr addrspace(1) %out, i64 %i2
  store float %r2, ptr addrspace(1) %o2, align 4
  %i3 = add i64 %first, 3
  %o3 = getelementptr float, ptr addrspace(1) %out, i64 %i3
  store float %r3, ptr addrspace(1) %o3, align 4
  ret void
}

attributes #0 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Fast" }
