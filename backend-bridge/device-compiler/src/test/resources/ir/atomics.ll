target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; A histogram, a float sum by compare-exchange, and what load, store and exchange see.
define spir_kernel void @atomics(ptr addrspace(1) %x, ptr addrspace(1) %bins, ptr addrspace(1) %longs, ptr addrspace(1) %sum) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %x.at, align 4
  %bin = and i32 %v, 7
  %bin.wide = zext i32 %bin to i64
  %bin.at = getelementptr i32, ptr addrspace(1) %bins, i64 %bin.wide
  %old = atomicrmw add ptr addrspace(1) %bin.at, i32 1 syncscope("device") monotonic
  %wide = sext i32 %v to i64
  %longs.1 = getelementptr i64, ptr addrspace(1) %longs, i64 1
  %longs.2 = getelementptr i64, ptr addrspace(1) %longs, i64 2
  %longs.3 = getelementptr i64, ptr addrspace(1) %longs, i64 3
  %longs.4 = getelementptr i64, ptr addrspace(1) %longs, i64 4
  %longs.5 = getelementptr i64, ptr addrspace(1) %longs, i64 5
  %longs.6 = getelementptr i64, ptr addrspace(1) %longs, i64 6
  %r0 = atomicrmw add ptr addrspace(1) %longs, i64 %wide syncscope("device") monotonic
  %r1 = atomicrmw sub ptr addrspace(1) %longs.1, i64 %wide syncscope("device") monotonic
  %r2 = atomicrmw min ptr addrspace(1) %longs.2, i64 %wide syncscope("device") monotonic
  %r3 = atomicrmw max ptr addrspace(1) %longs.3, i64 %wide syncscope("device") monotonic
  %r4 = atomicrmw and ptr addrspace(1) %longs.4, i64 %wide syncscope("device") monotonic
  %r5 = atomicrmw or ptr addrspace(1) %longs.5, i64 %wide syncscope("device") monotonic
  %r6 = atomicrmw xor ptr addrspace(1) %longs.6, i64 %wide syncscope("device") monotonic
  %longs.7 = getelementptr i64, ptr addrspace(1) %longs, i64 7
  %r7 = atomicrmw xchg ptr addrspace(1) %longs.7, i64 1 syncscope("device") monotonic
  %longs.8 = getelementptr i64, ptr addrspace(1) %longs, i64 8
  %l = load atomic i64, ptr addrspace(1) %longs.8 syncscope("device") monotonic, align 8
  %longs.9 = getelementptr i64, ptr addrspace(1) %longs, i64 9
  store atomic i64 %l, ptr addrspace(1) %longs.9 syncscope("device") monotonic, align 8
  %f = sitofp i32 %bin to float
  %first = load atomic i32, ptr addrspace(1) %sum syncscope("device") monotonic, align 4
  br label %try
try:
  %seen = phi i32 [ %first, %entry ], [ %now, %try ]
  %seen.float = bitcast i32 %seen to float
  %new = fadd float %seen.float, %f
  %new.bits = bitcast float %new to i32
  %pair = cmpxchg ptr addrspace(1) %sum, i32 %seen, i32 %new.bits syncscope("device") monotonic monotonic
  %now = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %try
exit:
  ret void
}

declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)

define spir_kernel void @local_atomics(ptr addrspace(1) %out, ptr addrspace(3) %count) #1 {
entry:
  %g = call spir_func i64 @_Z13get_global_idj(i32 0)
  %l = call spir_func i64 @_Z12get_local_idj(i32 0)
  %at = getelementptr i32, ptr addrspace(3) %count, i64 %l
  store atomic i32 0, ptr addrspace(3) %at syncscope("workgroup") monotonic, align 4
  %old = atomicrmw add ptr addrspace(3) %at, i32 5 syncscope("workgroup") monotonic
  %new = load atomic i32, ptr addrspace(3) %at syncscope("workgroup") monotonic, align 4
  %out.at = getelementptr i32, ptr addrspace(1) %out, i64 %g
  store i32 %new, ptr addrspace(1) %out.at, align 4
  ret void
}

; A private array too large to be zeroed without a loop: out[i] = its element i, after one write.
define spir_kernel void @zeroed(ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %array = alloca [1000 x i32], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %array, i8 0, i64 4000, i1 false)
  %n.wide = sext i32 %n to i64
  %n.at = getelementptr [1000 x i32], ptr %array, i64 0, i64 %n.wide
  store i32 %n, ptr %n.at, align 4
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr [1000 x i32], ptr %array, i64 0, i64 %id
  %v = load i32, ptr %from, align 4
  %at = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %v, ptr addrspace(1) %at, align 4
  ret void
}

attributes #0 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Atomics" }
attributes #1 = { "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Atomics" }
