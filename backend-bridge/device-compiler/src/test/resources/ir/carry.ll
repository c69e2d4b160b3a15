; An addition whose result is compared with its operand: what LLVM likes to turn into one with overflow.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_kernel void @carry(ptr addrspace(1) %out, i32 %a, i32 %b) #0 {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %x = xor i32 %a, %i
  %sum = add i32 %x, %b
  %over = icmp ult i32 %sum, %x
  %carry = zext i1 %over to i32
  %result = xor i32 %sum, %carry
  %p = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %result, ptr addrspace(1) %p
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)

attributes #0 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="Carry.java" }
