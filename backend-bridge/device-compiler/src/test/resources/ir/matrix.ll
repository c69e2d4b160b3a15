target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z15get_global_sizej(i32)

; c = a * b, n x n, row-major; the fastest dimension is the column.
define spir_kernel void @matrix_multiply(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, i32 %n) #0 {
entry:
  %row.id = call spir_func i64 @_Z13get_global_idj(i32 1)
  %column.id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %row = trunc i64 %row.id to i32
  %column = trunc i64 %column.id to i32
  %sum.slot = alloca float, align 4
  %k.slot = alloca i32, align 4
  store float 0.0, ptr %sum.slot, align 4
  store i32 0, ptr %k.slot, align 4
  br label %test
test:
  %k = load i32, ptr %k.slot, align 4
  %more = icmp slt i32 %k, %n
  br i1 %more, label %body, label %done
body:
  %row.start = mul i32 %row, %n
  %a.index = add i32 %row.start, %k
  %a.wide = sext i32 %a.index to i64
  %a.at = getelementptr float, ptr addrspace(1) %a, i64 %a.wide
  %x = load float, ptr addrspace(1) %a.at, align 4
  %k.start = mul i32 %k, %n
  %b.index = add i32 %k.start, %column
  %b.wide = sext i32 %b.index to i64
  %b.at = getelementptr float, ptr addrspace(1) %b, i64 %b.wide
  %y = load float, ptr addrspace(1) %b.at, align 4
  %product = fmul float %x, %y
  %sum = load float, ptr %sum.slot, align 4
  %sum.new = fadd float %sum, %product
  store float %sum.new, ptr %sum.slot, align 4
  %k.new = add i32 %k, 1
  store i32 %k.new, ptr %k.slot, align 4
  br label %test
done:
  %c.start = mul i32 %row, %n
  %c.index = add i32 %c.start, %column
  %c.wide = sext i32 %c.index to i64
  %c.at = getelementptr float, ptr addrspace(1) %c, i64 %c.wide
  %result = load float, ptr %sum.slot, align 4
  store float %result, ptr addrspace(1) %c.at, align 4
  ret void
}

; out[linear id] = x + 1000 * y + 1000000 * z
define spir_kernel void @ids3(ptr addrspace(1) %out) #1 {
entry:
  %x = call spir_func i64 @_Z13get_global_idj(i32 0)
  %y = call spir_func i64 @_Z13get_global_idj(i32 1)
  %z = call spir_func i64 @_Z13get_global_idj(i32 2)
  %nx = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %ny = call spir_func i64 @_Z15get_global_sizej(i32 1)
  %zy = mul i64 %z, %ny
  %zy.y = add i64 %zy, %y
  %zyx = mul i64 %zy.y, %nx
  %linear = add i64 %zyx, %x
  %y.1000 = mul i64 %y, 1000
  %z.1000000 = mul i64 %z, 1000000
  %xy = add i64 %x, %y.1000
  %xyz = add i64 %xy, %z.1000000
  %value = trunc i64 %xyz to i32
  %at = getelementptr i32, ptr addrspace(1) %out, i64 %linear
  store i32 %value, ptr addrspace(1) %at, align 4
  ret void
}

attributes #0 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="2" "sycl-module-id"="p/Matrix" }
attributes #1 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="3" "sycl-module-id"="p/Matrix" }
