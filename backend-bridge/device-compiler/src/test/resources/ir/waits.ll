target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func i64 @_Z15get_global_sizej(i32)
declare spir_func void @_Z7barrierj(i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; Barriers in both branches of a uniform condition, in a loop whose count is an argument; a private
; array and a few values live across them. For each step k: tile[l] = v; wait; if k is odd, v += k *
; the right neighbour; else v = 3 v + the left one; wait; history[k & 7] += v. out = v + 7 * history[n & 7].
define spir_kernel void @neighbours(ptr addrspace(1) %x, ptr addrspace(1) %out, ptr addrspace(3) %tile, i32 %n) #0 {
entry:
  %history = alloca [8 x i32], align 16
  %v.slot = alloca i32, align 4
  %k.slot = alloca i32, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %history, i8 0, i64 32, i1 false)
  %g = call spir_func i64 @_Z13get_global_idj(i32 0)
  %l.wide = call spir_func i64 @_Z12get_local_idj(i32 0)
  %l = trunc i64 %l.wide to i32
  %size.wide = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %size = trunc i64 %size.wide to i32
  %x.at = getelementptr i32, ptr addrspace(1) %x, i64 %g
  %first = load i32, ptr addrspace(1) %x.at, align 4
  store i32 %first, ptr %v.slot, align 4
  store i32 0, ptr %k.slot, align 4
  br label %test
test:
  %k = load i32, ptr %k.slot, align 4
  %more = icmp slt i32 %k, %n
  br i1 %more, label %body, label %done
body:
  %v = load i32, ptr %v.slot, align 4
  %mine = getelementptr i32, ptr addrspace(3) %tile, i64 %l.wide
  store i32 %v, ptr addrspace(3) %mine, align 4
  call spir_func void @_Z7barrierj(i32 1)
  %odd.bit = and i32 %k, 1
  %odd = icmp eq i32 %odd.bit, 1
  br i1 %odd, label %right, label %left
right:
  %l.next = add i32 %l, 1
  %l.right = urem i32 %l.next, %size
  %l.right.wide = zext i32 %l.right to i64
  %right.at = getelementptr i32, ptr addrspace(3) %tile, i64 %l.right.wide
  %r = load i32, ptr addrspace(3) %right.at, align 4
  call spir_func void @_Z7barrierj(i32 1)
  %kr = mul i32 %k, %r
  %v.right = add i32 %v, %kr
  store i32 %v.right, ptr %v.slot, align 4
  br label %joined
left:
  %l.before = add i32 %l, %size
  %l.before.1 = sub i32 %l.before, 1
  %l.left = urem i32 %l.before.1, %size
  %l.left.wide = zext i32 %l.left to i64
  %left.at = getelementptr i32, ptr addrspace(3) %tile, i64 %l.left.wide
  %v.3 = mul i32 %v, 3
  %q = load i32, ptr addrspace(3) %left.at, align 4
  %v.left = add i32 %v.3, %q
  store i32 %v.left, ptr %v.slot, align 4
  call spir_func void @_Z7barrierj(i32 1)
  br label %joined
joined:
  %v.now = load i32, ptr %v.slot, align 4
  %k.7 = and i32 %k, 7
  %k.7.wide = zext i32 %k.7 to i64
  %history.at = getelementptr [8 x i32], ptr %history, i64 0, i64 %k.7.wide
  %h = load i32, ptr %history.at, align 4
  %h.new = add i32 %h, %v.now
  store i32 %h.new, ptr %history.at, align 4
  %k.new = add i32 %k, 1
  store i32 %k.new, ptr %k.slot, align 4
  br label %test
done:
  %n.7 = and i32 %n, 7
  %n.7.wide = zext i32 %n.7 to i64
  %last.at = getelementptr [8 x i32], ptr %history, i64 0, i64 %n.7.wide
  %last = load i32, ptr %last.at, align 4
  %last.7 = mul i32 %last, 7
  %v.end = load i32, ptr %v.slot, align 4
  %result = add i32 %v.end, %last.7
  %out.at = getelementptr i32, ptr addrspace(1) %out, i64 %g
  store i32 %result, ptr addrspace(1) %out.at, align 4
  ret void
}

; out = transposed in, by tiles; early return where the argument says so, before any barrier.
define spir_kernel void @transpose(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(3) %tile, i8 %nothing) #1 {
entry:
  %set = icmp ne i8 %nothing, 0
  br i1 %set, label %end, label %start
start:
  %gx = call spir_func i64 @_Z13get_global_idj(i32 0)
  %gy = call spir_func i64 @_Z13get_global_idj(i32 1)
  %lx = call spir_func i64 @_Z12get_local_idj(i32 0)
  %ly = call spir_func i64 @_Z12get_local_idj(i32 1)
  %sx = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %nx = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %ny = call spir_func i64 @_Z15get_global_sizej(i32 1)
  %in.row = mul i64 %gy, %nx
  %in.index = add i64 %in.row, %gx
  %in.at = getelementptr float, ptr addrspace(1) %in, i64 %in.index
  %v = load float, ptr addrspace(1) %in.at, align 4
  %tile.row = mul i64 %ly, %sx
  %tile.index = add i64 %tile.row, %lx
  %tile.at = getelementptr float, ptr addrspace(3) %tile, i64 %tile.index
  store float %v, ptr addrspace(3) %tile.at, align 4
  call spir_func void @_Z7barrierj(i32 1)
  %bx = call spir_func i64 @_Z12get_group_idj(i32 0)
  %by = call spir_func i64 @_Z12get_group_idj(i32 1)
  %sy = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %linear.row = mul i64 %ly, %sx
  %linear = add i64 %linear.row, %lx
  %tx = urem i64 %linear, %sy
  %ty = udiv i64 %linear, %sy
  %from.row = mul i64 %tx, %sx
  %from = add i64 %from.row, %ty
  %from.at = getelementptr float, ptr addrspace(3) %tile, i64 %from
  %w = load float, ptr addrspace(3) %from.at, align 4
  %block.x = mul i64 %by, %sy
  %ox = add i64 %block.x, %tx
  %block.y = mul i64 %bx, %sx
  %oy = add i64 %block.y, %ty
  %out.row = mul i64 %oy, %ny
  %out.index = add i64 %out.row, %ox
  %out.at = getelementptr float, ptr addrspace(1) %out, i64 %out.index
  store float %w, ptr addrspace(1) %out.at, align 4
  br label %end
end:
  ret void
}

; Much private memory across a barrier: out[g] = the sum of 100 squares plus the neighbour's first.
define spir_kernel void @much(ptr addrspace(1) %out, ptr addrspace(3) %tile) #0 {
entry:
  %array = alloca [100 x i64], align 8
  %k.slot = alloca i32, align 4
  %sum.slot = alloca i64, align 8
  %g = call spir_func i64 @_Z13get_global_idj(i32 0)
  %l = call spir_func i64 @_Z12get_local_idj(i32 0)
  store i32 0, ptr %k.slot, align 4
  br label %fill
fill:
  %k = load i32, ptr %k.slot, align 4
  %k.wide = sext i32 %k to i64
  %gk = add i64 %g, %k.wide
  %square = mul i64 %gk, %gk
  %at = getelementptr [100 x i64], ptr %array, i64 0, i64 %k.wide
  store i64 %square, ptr %at, align 8
  %k.new = add i32 %k, 1
  store i32 %k.new, ptr %k.slot, align 4
  %filled = icmp eq i32 %k.new, 100
  br i1 %filled, label %share, label %fill
share:
  %tile.at = getelementptr i64, ptr addrspace(3) %tile, i64 %l
  %first = load i64, ptr %array, align 8
  store i64 %first, ptr addrspace(3) %tile.at, align 8
  call spir_func void @_Z7barrierj(i32 1)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %l.next = add i64 %l, 1
  %l.right = urem i64 %l.next, %size
  %right.at = getelementptr i64, ptr addrspace(3) %tile, i64 %l.right
  %r = load i64, ptr addrspace(3) %right.at, align 8
  store i64 %r, ptr %sum.slot, align 8
  store i32 0, ptr %k.slot, align 4
  br label %add
add:
  %j = load i32, ptr %k.slot, align 4
  %j.wide = sext i32 %j to i64
  %from = getelementptr [100 x i64], ptr %array, i64 0, i64 %j.wide
  %element = load i64, ptr %from, align 8
  %sum = load i64, ptr %sum.slot, align 8
  %sum.new = add i64 %sum, %element
  store i64 %sum.new, ptr %sum.slot, align 8
  %j.new = add i32 %j, 1
  store i32 %j.new, ptr %k.slot, align 4
  %added = icmp eq i32 %j.new, 100
  br i1 %added, label %end, label %add
end:
  %result = load i64, ptr %sum.slot, align 8
  %out.at = getelementptr i64, ptr addrspace(1) %out, i64 %g
  store i64 %result, ptr addrspace(1) %out.at, align 8
  ret void
}

attributes #0 = { "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Waits" }
attributes #1 = { "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="2" "sycl-module-id"="p/Waits" }
