; The kernels of Kernels.java as device IR. kernels.ptx is made of them:
; bin/sycamore aot --target=ptx64 kernels.ll -o kernels.ptx

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32)

define spir_kernel void @saxpy(ptr addrspace(1) %y, i32 %yn, float %a, ptr addrspace(1) %x, i32 %xn) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %py = getelementptr float, ptr addrspace(1) %y, i64 %i
  %px = getelementptr float, ptr addrspace(1) %x, i64 %i
  %vx = load float, ptr addrspace(1) %px
  %vy = load float, ptr addrspace(1) %py
  %product = fmul float %a, %vx
  %sum = fadd float %product, %vy
  store float %sum, ptr addrspace(1) %py
  ret void
}

define spir_kernel void @transpose(ptr addrspace(1) %out, i32 %outn, i32 %rows, ptr addrspace(1) %in, i32 %inn, i32 %columns) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="2" {
  %i = call spir_func i64 @_Z13get_global_idj(i32 1)
  %j = call spir_func i64 @_Z13get_global_idj(i32 0)
  %r = zext i32 %rows to i64
  %c = zext i32 %columns to i64
  %jr = mul i64 %j, %r
  %to = add i64 %jr, %i
  %ic = mul i64 %i, %c
  %from = add i64 %ic, %j
  %p = getelementptr i32, ptr addrspace(1) %in, i64 %from
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %to
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %q
  ret void
}

define spir_kernel void @scalars(ptr addrspace(1) %out, i32 %outn, i8 %z, i8 %b, i16 %s, i16 %c, i32 %i, i64 %l, float %f, double %d, i16 %h) "sycamore-kernel-form"="single_task" "sycamore-kernel-dims"="1" {
  %z64 = zext i8 %z to i64
  %o0 = getelementptr i64, ptr addrspace(1) %out, i64 0
  store i64 %z64, ptr addrspace(1) %o0
  %b64 = sext i8 %b to i64
  %o1 = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %b64, ptr addrspace(1) %o1
  %s64 = sext i16 %s to i64
  %o2 = getelementptr i64, ptr addrspace(1) %out, i64 2
  store i64 %s64, ptr addrspace(1) %o2
  %c64 = zext i16 %c to i64
  %o3 = getelementptr i64, ptr addrspace(1) %out, i64 3
  store i64 %c64, ptr addrspace(1) %o3
  %i64 = sext i32 %i to i64
  %o4 = getelementptr i64, ptr addrspace(1) %out, i64 4
  store i64 %i64, ptr addrspace(1) %o4
  %o5 = getelementptr i64, ptr addrspace(1) %out, i64 5
  store i64 %l, ptr addrspace(1) %o5
  %f32 = bitcast float %f to i32
  %f64 = sext i32 %f32 to i64
  %o6 = getelementptr i64, ptr addrspace(1) %out, i64 6
  store i64 %f64, ptr addrspace(1) %o6
  %d64 = bitcast double %d to i64
  %o7 = getelementptr i64, ptr addrspace(1) %out, i64 7
  store i64 %d64, ptr addrspace(1) %o7
  %h64 = sext i16 %h to i64
  %o8 = getelementptr i64, ptr addrspace(1) %out, i64 8
  store i64 %h64, ptr addrspace(1) %o8
  ret void
}

define spir_kernel void @bytes(ptr addrspace(1) %z, i32 %zn, ptr addrspace(1) %b, i32 %bn, ptr addrspace(1) %s, i32 %sn, ptr addrspace(1) %c, i32 %cn, ptr addrspace(1) %h, i32 %hn) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %pz = getelementptr i8, ptr addrspace(1) %z, i64 %i
  %oz = load i8, ptr addrspace(1) %pz
  %vz = xor i8 %oz, 1
  store i8 %vz, ptr addrspace(1) %pz
  %pb = getelementptr i8, ptr addrspace(1) %b, i64 %i
  %ob = load i8, ptr addrspace(1) %pb
  %vb = xor i8 %ob, -1
  store i8 %vb, ptr addrspace(1) %pb
  %ps = getelementptr i16, ptr addrspace(1) %s, i64 %i
  %os = load i16, ptr addrspace(1) %ps
  %vs = xor i16 %os, -1
  store i16 %vs, ptr addrspace(1) %ps
  %pc = getelementptr i16, ptr addrspace(1) %c, i64 %i
  %oc = load i16, ptr addrspace(1) %pc
  %vc = xor i16 %oc, -1
  store i16 %vc, ptr addrspace(1) %pc
  %ph = getelementptr i16, ptr addrspace(1) %h, i64 %i
  %oh = load i16, ptr addrspace(1) %ph
  %vh = xor i16 %oh, -32768
  store i16 %vh, ptr addrspace(1) %ph
  ret void
}

define spir_kernel void @addInPart(ptr addrspace(1) %a, i32 %r0, i32 %r1, i32 %b0, i32 %b1, i32 %o0, i32 %o1, float %v) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="2" {
  %i = call spir_func i64 @_Z13get_global_idj(i32 1)
  %j = call spir_func i64 @_Z13get_global_idj(i32 0)
  %o0l = zext i32 %o0 to i64
  %o1l = zext i32 %o1 to i64
  %b1l = zext i32 %b1 to i64
  %row = add i64 %i, %o0l
  %start = mul i64 %row, %b1l
  %column = add i64 %j, %o1l
  %at = add i64 %start, %column
  %p = getelementptr float, ptr addrspace(1) %a, i64 %at
  %old = load float, ptr addrspace(1) %p
  %new = fadd float %old, %v
  store float %new, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @reverseGroups(ptr addrspace(3) %tile, i32 %tilen, ptr addrspace(1) %a, i32 %range, i32 %buffer, i32 %offset, ptr addrspace(1) %out, i32 %outn) "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" {
  %g = call spir_func i64 @_Z13get_global_idj(i32 0)
  %l = call spir_func i64 @_Z12get_local_idj(i32 0)
  %o = zext i32 %offset to i64
  %from = add i64 %g, %o
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %from
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %g
  %t = getelementptr i32, ptr addrspace(3) %tile, i64 %l
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(3) %t
  call spir_func void @_Z7barrierj(i32 1)
  %n = zext i32 %tilen to i64
  %last = sub i64 %n, 1
  %mirrored = sub i64 %last, %l
  %u = getelementptr i32, ptr addrspace(3) %tile, i64 %mirrored
  %w = load i32, ptr addrspace(3) %u
  store i32 %w, ptr addrspace(1) %q
  ret void
}

define spir_kernel void @increment(ptr addrspace(1) %a, i32 %n) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %i
  %old = load i32, ptr addrspace(1) %p
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @copyEven(ptr addrspace(1) %to, i32 %ton, ptr addrspace(1) %from, i32 %fromn) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %from, i64 %i
  %q = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %odd = trunc i64 %i to i1
  br i1 %odd, label %done, label %even
even:
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %q
  br label %done
done:
  ret void
}

define spir_kernel void @fillBuffer(ptr addrspace(1) %a, i32 %range, i32 %buffer, i32 %offset) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %o = zext i32 %offset to i64
  %at = add i64 %i, %o
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %at
  %old = load i32, ptr addrspace(1) %p
  %short = trunc i64 %i to i32
  %new = add i32 %old, %short
  store i32 %new, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @addToMemory(ptr addrspace(1) %a, i32 %range, i32 %offset) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %o = zext i32 %offset to i64
  %at = add i64 %i, %o
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %at
  %old = load i32, ptr addrspace(1) %p
  %short = trunc i64 %i to i32
  %new = add i32 %old, %short
  store i32 %new, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @empty() "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" {
  ret void
}

define spir_kernel void @needsGpu(ptr addrspace(1) %a, i32 %n) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %i
  store i32 1, ptr addrspace(1) %p
  ret void
}
