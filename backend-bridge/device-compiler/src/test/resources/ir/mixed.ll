target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

@Mixed.PRIMES.0 = private unnamed_addr addrspace(2) constant [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19], align 4

; Guarded division and remainder, masked shifts, narrowing, a table in constant memory, a zeroed
; private array, a switch, and a loop left by a break.
define spir_kernel void @mixed(ptr addrspace(1) %x, ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %private = alloca [16 x i32], align 4
  %k.slot = alloca i32, align 4
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  store i32 0, ptr %k.slot, align 4
  br label %zero.test
zero.test:
  %zk = load i32, ptr %k.slot, align 4
  %zmore = icmp slt i32 %zk, 16
  br i1 %zmore, label %zero.body, label %zero.done
zero.body:
  %zk.wide = sext i32 %zk to i64
  %z.at = getelementptr [16 x i32], ptr %private, i64 0, i64 %zk.wide
  store i32 0, ptr %z.at, align 4
  %zk.new = add i32 %zk, 1
  store i32 %zk.new, ptr %k.slot, align 4
  br label %zero.test
zero.done:
  %x.at = getelementptr i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %x.at, align 4
  %low = and i32 %v, 15
  %low.wide = zext i32 %low to i64
  %slot = getelementptr [16 x i32], ptr %private, i64 0, i64 %low.wide
  store i32 %v, ptr %slot, align 4
  %three = getelementptr [16 x i32], ptr %private, i64 0, i64 3
  %from.private = load i32, ptr %three, align 4
  %prime.index = and i32 %v, 7
  %prime.wide = zext i32 %prime.index to i64
  %prime.at = getelementptr [8 x i32], ptr addrspace(2) @Mixed.PRIMES.0, i64 0, i64 %prime.wide
  %prime = load i32, ptr addrspace(2) %prime.at, align 4
  %n.zero = icmp eq i32 %n, 0
  %n.minus = icmp eq i32 %n, -1
  %n.special = or i1 %n.zero, %n.minus
  %divisor = select i1 %n.special, i32 1, i32 %n
  %quotient.1 = sdiv i32 %v, %divisor
  %negated = sub i32 0, %v
  %quotient.2 = select i1 %n.minus, i32 %negated, i32 %quotient.1
  %quotient = select i1 %n.zero, i32 0, i32 %quotient.2
  %shift = and i32 %v, 31
  %shifted = ashr i32 -2000000000, %shift
  %byte = trunc i32 %v to i8
  %byte.int = sext i8 %byte to i32
  switch i32 %prime, label %other [
    i32 2, label %two
    i32 7, label %seven
  ]
two:
  br label %join
seven:
  br label %join
other:
  br label %join
join:
  %case = phi i32 [ 100, %two ], [ 200, %seven ], [ 300, %other ]
  store i32 0, ptr %k.slot, align 4
  br label %loop
loop:
  %k = load i32, ptr %k.slot, align 4
  %k.new = add i32 %k, 3
  store i32 %k.new, ptr %k.slot, align 4
  %beyond = icmp sgt i32 %k.new, %low
  br i1 %beyond, label %left, label %loop
left:
  %sum.1 = add i32 %from.private, %prime
  %sum.2 = add i32 %sum.1, %quotient
  %sum.3 = xor i32 %sum.2, %shifted
  %sum.4 = add i32 %sum.3, %byte.int
  %sum.5 = add i32 %sum.4, %case
  %sum.6 = mul i32 %sum.5, %k.new
  %out.at = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum.6, ptr addrspace(1) %out.at, align 4
  ret void
}

; Java's (int) of a float: saturates, and NaN gives 0.
define spir_kernel void @float_to_int(ptr addrspace(1) %x, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr float, ptr addrspace(1) %x, i64 %id
  %v = load float, ptr addrspace(1) %x.at, align 4
  %nan = fcmp uno float %v, %v
  %high = fcmp oge float %v, 0x41E0000000000000
  %low = fcmp ole float %v, 0xC1E0000000000000
  %odd.1 = or i1 %nan, %high
  %odd = or i1 %odd.1, %low
  %safe = select i1 %odd, float 0.0, float %v
  %plain = fptosi float %safe to i32
  %clamped.1 = select i1 %high, i32 2147483647, i32 %plain
  %clamped = select i1 %low, i32 -2147483648, i32 %clamped.1
  %result = select i1 %nan, i32 0, i32 %clamped
  %out.at = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %result, ptr addrspace(1) %out.at, align 4
  ret void
}

; Copies booleans, upside down: i1 in registers, i8 in memory.
define spir_kernel void @invert(ptr addrspace(1) %x, ptr addrspace(1) %out) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr i8, ptr addrspace(1) %x, i64 %id
  %v = load i8, ptr addrspace(1) %x.at, align 1
  %set = icmp ne i8 %v, 0
  %not = xor i1 %set, true
  %byte = zext i1 %not to i8
  %out.at = getelementptr i8, ptr addrspace(1) %out, i64 %id
  store i8 %byte, ptr addrspace(1) %out.at, align 1
  ret void
}

attributes #0 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="p/Mixed" }
