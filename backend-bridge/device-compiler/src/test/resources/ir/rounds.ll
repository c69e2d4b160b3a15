target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32)

; InstCombine needs two rounds: that %square is below 65536 shows only when %next has become an
; extension of a byte, which comes later in the loop, and two uses away.
define spir_kernel void @rounds(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(3) %tile, i32 %n) #0 {
entry:
  %g = call spir_func i64 @_Z13get_global_idj(i32 0)
  %l = call spir_func i64 @_Z12get_local_idj(i32 0)
  br label %loop
loop:
  %p = phi i32 [ 1, %entry ], [ %next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.new, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.new, %loop ]
  %square = mul i32 %p, %p
  %low = and i32 %square, 65535
  %sum.new = add i32 %sum, %low
  %k.wide = zext i32 %k to i64
  %at = getelementptr i8, ptr addrspace(1) %in, i64 %k.wide
  %v = load i8, ptr addrspace(1) %at, align 1
  %wide = zext i8 %v to i64
  %next = trunc i64 %wide to i32
  %k.new = add i32 %k, 1
  %more = icmp ult i32 %k.new, %n
  br i1 %more, label %loop, label %end
end:
  %mine = getelementptr i32, ptr addrspace(3) %tile, i64 %l
  store i32 %sum.new, ptr addrspace(3) %mine, align 4
  call spir_func void @_Z7barrierj(i32 1)
  %other.at = xor i64 %l, 1
  %other = getelementptr i32, ptr addrspace(3) %tile, i64 %other.at
  %o = load i32, ptr addrspace(3) %other, align 4
  %out.at = getelementptr i32, ptr addrspace(1) %out, i64 %g
  store i32 %o, ptr addrspace(1) %out.at, align 4
  ret void
}

attributes #0 = { "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Rounds" }
