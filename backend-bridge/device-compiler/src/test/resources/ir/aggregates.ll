source_filename = "aggregates"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

%P = type { double }
%R = type { i8, %P, [2 x i32] }
%packed = type <{ i8, double }>

@table = internal addrspace(2) constant [2 x %R] [%R { i8 1, %P { double 2.0 }, [2 x i32] [i32 3, i32 4] }, %R zeroinitializer]

define spir_kernel void @aggregates(ptr addrspace(1) %a, ptr addrspace(1) %o, i32 %n) #0 {
entry:
  %memory = alloca %R
  %place = alloca %packed
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %index = trunc i64 %id to i32
  %at = getelementptr double, ptr addrspace(1) %a, i64 %id
  %x = load double, ptr addrspace(1) %at
  %p = insertvalue %P poison, double %x, 0
  %constant = insertvalue %R { i8 1, %P poison, [2 x i32] [i32 5, i32 6] }, %P %p, 1
  %odd = trunc i32 %index to i1
  br i1 %odd, label %loop, label %even
even:
  %made = call spir_func %R @make(i32 %index, %P %p)
  %frozen = freeze %R %made
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ 0, %even ], [ %next, %loop ]
  %r = phi %R [ %constant, %entry ], [ %frozen, %even ], [ %s, %loop ]
  %first = extractvalue %R %r, 0
  %pair = extractvalue %R %r, 2
  %low = extractvalue [2 x i32] %pair, 1
  %low1 = add i32 %low, %k
  %pair1 = insertvalue [2 x i32] %pair, i32 %low1, 0
  %r1 = insertvalue %R %r, [2 x i32] %pair1, 2
  %table = getelementptr [2 x %R], ptr addrspace(2) @table, i64 0, i64 0
  %known = load %R, ptr addrspace(2) %table
  %big = icmp sgt i32 %low1, 9
  %s = select i1 %big, %R %known, %R %r1
  %next = add i32 %k, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0
done:
  store %R %s, ptr %memory
  %again = load %R, ptr %memory
  %q = extractvalue %R %again, 1, 0
  %b = extractvalue %R %again, 0
  %e = extractvalue %R %again, 2, 0
  %packing = insertvalue %packed zeroinitializer, double %q, 1
  store %packed %packing, ptr %place, align 1
  %unpacked = load %packed, ptr %place, align 1
  %q1 = extractvalue %packed %unpacked, 1
  %wide = sext i8 %b to i32
  %sum = add i32 %wide, %e
  %f = sitofp i32 %sum to double
  %total = fadd double %f, %q1
  %to = getelementptr double, ptr addrspace(1) %o, i64 %id
  store double %total, ptr addrspace(1) %to
  ret void
never:
  %loop1 = insertvalue %R %loop2, i8 1, 0
  %loop2 = insertvalue %R %loop1, i8 2, 0
  br label %never
}

define spir_func %R @make(i32 %i, %P %p) #1 {
  %b = trunc i32 %i to i8
  %r = insertvalue %R undef, i8 %b, 0
  %r1 = insertvalue %R %r, %P %p, 1
  %r2 = insertvalue %R %r1, [2 x i32] zeroinitializer, 2
  ret %R %r2
}

declare spir_func i64 @_Z13get_global_idj(i32)

attributes #0 = { "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycl-module-id"="aggregates" }
attributes #1 = { noinline "sycl-module-id"="aggregates" }

!0 = distinct !{!0}
