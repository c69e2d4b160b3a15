; The part of the runtime of native images that is written for Linux on 64-bit Arm: system calls.

; What outlives the barriers of a large work-group: mmap(0, n, PROT_READ | PROT_WRITE, MAP_PRIVATE |
; MAP_ANONYMOUS, -1, 0), and munmap. Without memory there is no way to go on.
define hidden ptr @__sycamore_context_allocate(i64 %n) #0 {
  %result = call i64 asm sideeffect "svc #0", "={x0},{x8},{x0},{x1},{x2},{x3},{x4},{x5},~{memory},~{cc}"(i64 222, i64 0, i64 %n, i64 3, i64 34, i64 -1, i64 0)
  %failed = icmp ugt i64 %result, -4096
  br i1 %failed, label %trap, label %done
trap:
  call void @llvm.trap()
  unreachable
done:
  %memory = inttoptr i64 %result to ptr
  ret ptr %memory
}

define hidden void @__sycamore_context_release(ptr %memory, i64 %n) #0 {
  %result = call i64 asm sideeffect "svc #0", "={x0},{x8},{x0},{x1},~{memory},~{cc}"(i64 215, ptr %memory, i64 %n)
  ret void
}

declare void @llvm.trap()

attributes #0 = { nounwind "no-builtins" }
