; Kernels with checks as the generator writes them: site 1 is an index of %in, site 2 one of %out.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32) convergent

define internal spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 %extent, i32 %site, i32 %o0, i32 %o1, i32 %o2, i32 %o3, i32 %o4, i32 %o5, i32 %kernel, i32 %g0, i32 %g1, i32 %g2, i32 %l0, i32 %l1) convergent nounwind {
  %t0 = cmpxchg ptr addrspace(1) %report, i32 0, i32 %site syncscope("device") monotonic monotonic, align 4
  %t1 = extractvalue { i32, i1 } %t0, 0
  %t2 = icmp eq i32 %t1, 0
  br i1 %t2, label %first, label %end

first:
  %t3 = getelementptr i32, ptr addrspace(1) %report, i64 1
  store i32 %o0, ptr addrspace(1) %t3, align 4
  %t4 = getelementptr i32, ptr addrspace(1) %report, i64 2
  store i32 %o1, ptr addrspace(1) %t4, align 4
  %t5 = getelementptr i32, ptr addrspace(1) %report, i64 7
  store i32 %kernel, ptr addrspace(1) %t5, align 4
  %t6 = getelementptr i32, ptr addrspace(1) %report, i64 11
  store i32 %g0, ptr addrspace(1) %t6, align 4
  %t7 = getelementptr i32, ptr addrspace(1) %report, i64 14
  store i32 %l0, ptr addrspace(1) %t7, align 4
  br label %end

end:
  ret void
}

; out[i] = in[i]
define spir_kernel void @copy(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %in, i32 %m, ptr addrspace(1) %report) convergent nounwind {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %t0 = xor i32 %i, -2147483648
  %t1 = xor i32 %m, -2147483648
  %t2 = icmp sge i32 %t0, %t1
  br i1 %t2, label %bad.in, label %load

bad.in:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 1, i32 %i, i32 %m, i32 0, i32 0, i32 0, i32 0, i32 1, i32 %i, i32 0, i32 0, i32 0, i32 0)
  ret void

load:
  %at = sext i32 %i to i64
  %t3 = getelementptr i32, ptr addrspace(1) %in, i64 %at
  %t4 = load i32, ptr addrspace(1) %t3, align 4
  %t5 = xor i32 %n, -2147483648
  %t6 = icmp sge i32 %t0, %t5
  br i1 %t6, label %bad.out, label %store

bad.out:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 2, i32 %i, i32 %n, i32 0, i32 0, i32 0, i32 0, i32 1, i32 %i, i32 0, i32 0, i32 0, i32 0)
  ret void

store:
  %t7 = getelementptr i32, ptr addrspace(1) %out, i64 %at
  store i32 %t4, ptr addrspace(1) %t7, align 4
  ret void
}

; for (k = 0; k < 9; k++) sum += in[3 * k + i]; out[i] = sum, behind a barrier
define spir_kernel void @sums(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %in, i32 %m, ptr addrspace(1) %report) convergent nounwind {
entry:
  %failed = alloca i32, align 4
  store i32 0, ptr %failed, align 4
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %wide = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %size = trunc i64 %wide to i32
  br label %loop

loop:
  %k = phi i32 [ 0, %entry ], [ %next, %after ]
  %sum = phi i32 [ 0, %entry ], [ %more, %after ]
  %t0 = mul i32 %k, 3
  %t1 = add i32 %t0, %i
  %t2 = xor i32 %t1, -2147483648
  %t3 = xor i32 %m, -2147483648
  %t4 = icmp sge i32 %t2, %t3
  br i1 %t4, label %bad.in, label %load

bad.in:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 1, i32 %t1, i32 %m, i32 0, i32 0, i32 0, i32 0, i32 2, i32 %i, i32 0, i32 0, i32 %size, i32 0)
  store i32 1, ptr %failed, align 4
  br label %after

load:
  %t5 = sext i32 %t1 to i64
  %t6 = getelementptr i32, ptr addrspace(1) %in, i64 %t5
  %t7 = load i32, ptr addrspace(1) %t6, align 4
  br label %after

after:
  %element = phi i32 [ 0, %bad.in ], [ %t7, %load ]
  %more = add i32 %sum, %element
  %next = add i32 %k, 1
  %t8 = icmp slt i32 %next, 9
  br i1 %t8, label %loop, label %done

done:
  call spir_func void @_Z7barrierj(i32 3)
  %t9 = sext i32 %i to i64
  %t10 = getelementptr i32, ptr addrspace(1) %out, i64 %t9
  store i32 %more, ptr addrspace(1) %t10, align 4
  ret void
}

; for (r = 0; r < 3; r++) for (k = 0; k < 4; k++) sum += in[r * n + k + i]; out[i] = sum
define spir_kernel void @rows(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %in, i32 %m, ptr addrspace(1) %report) convergent nounwind {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  br label %row

row:
  %r = phi i32 [ 0, %entry ], [ %nextrow, %rowend ]
  %rowsum = phi i32 [ 0, %entry ], [ %more, %rowend ]
  %base = mul i32 %r, %n
  br label %loop

loop:
  %k = phi i32 [ 0, %row ], [ %next, %load ]
  %sum = phi i32 [ %rowsum, %row ], [ %more, %load ]
  %t0 = add i32 %base, %k
  %t1 = add i32 %t0, %i
  %t2 = xor i32 %t1, -2147483648
  %t3 = xor i32 %m, -2147483648
  %t4 = icmp sge i32 %t2, %t3
  br i1 %t4, label %bad.in, label %load

bad.in:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 1, i32 %t1, i32 %m, i32 0, i32 0, i32 0, i32 0, i32 3, i32 %i, i32 0, i32 0, i32 0, i32 0)
  ret void

load:
  %t5 = sext i32 %t1 to i64
  %t6 = getelementptr i32, ptr addrspace(1) %in, i64 %t5
  %t7 = load i32, ptr addrspace(1) %t6, align 4
  %more = add i32 %sum, %t7
  %next = add i32 %k, 1
  %t8 = icmp slt i32 %next, 4
  br i1 %t8, label %loop, label %rowend

rowend:
  %nextrow = add i32 %r, 1
  %t9 = icmp slt i32 %nextrow, 3
  br i1 %t9, label %row, label %done

done:
  %t10 = sext i32 %i to i64
  %t11 = getelementptr i32, ptr addrspace(1) %out, i64 %t10
  store i32 %more, ptr addrspace(1) %t11, align 4
  ret void
}

; for (t = 0; t < 4; t++) { sum += in[16 * t + l]; barrier; } out[i] = sum, where l is the place in the group
define spir_kernel void @tiles(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %in, i32 %m, ptr addrspace(1) %report) convergent nounwind {
entry:
  %failed = alloca i32, align 4
  store i32 0, ptr %failed, align 4
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %wide = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %size = trunc i64 %wide to i32
  %lid = call spir_func i64 @_Z12get_local_idj(i32 0)
  %l = trunc i64 %lid to i32
  br label %loop

loop:
  %t = phi i32 [ 0, %entry ], [ %next, %after ]
  %sum = phi i32 [ 0, %entry ], [ %more, %after ]
  %t0 = mul i32 %t, 16
  %t1 = add i32 %t0, %l
  %t2 = xor i32 %t1, -2147483648
  %t3 = xor i32 %m, -2147483648
  %t4 = icmp sge i32 %t2, %t3
  br i1 %t4, label %bad.in, label %load

bad.in:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 1, i32 %t1, i32 %m, i32 0, i32 0, i32 0, i32 0, i32 4, i32 %i, i32 0, i32 0, i32 %size, i32 0)
  store i32 1, ptr %failed, align 4
  br label %after

load:
  %t5 = sext i32 %t1 to i64
  %t6 = getelementptr i32, ptr addrspace(1) %in, i64 %t5
  %t7 = load i32, ptr addrspace(1) %t6, align 4
  br label %after

after:
  %element = phi i32 [ 0, %bad.in ], [ %t7, %load ]
  %more = add i32 %sum, %element
  call spir_func void @_Z7barrierj(i32 3)
  %next = add i32 %t, 1
  %t8 = icmp slt i32 %next, 4
  br i1 %t8, label %loop, label %done

done:
  %t9 = sext i32 %i to i64
  %t10 = getelementptr i32, ptr addrspace(1) %out, i64 %t9
  store i32 %more, ptr addrspace(1) %t10, align 4
  ret void
}

; for (k = 0; k < n; k++) sum += in[sum]; out[i] = sum
define spir_kernel void @walk(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %in, i32 %m, ptr addrspace(1) %report) convergent nounwind {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  br label %loop

loop:
  %k = phi i32 [ 0, %entry ], [ %next, %load ]
  %sum = phi i32 [ 0, %entry ], [ %more, %load ]
  %t0 = icmp uge i32 %sum, %m
  br i1 %t0, label %bad.in, label %load

bad.in:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 1, i32 %sum, i32 %m, i32 0, i32 0, i32 0, i32 0, i32 5, i32 %i, i32 0, i32 0, i32 0, i32 0)
  ret void

load:
  %t1 = sext i32 %sum to i64
  %t2 = getelementptr i32, ptr addrspace(1) %in, i64 %t1
  %t3 = load i32, ptr addrspace(1) %t2, align 4
  %more = add i32 %sum, %t3
  %next = add i32 %k, 1
  %t4 = icmp slt i32 %next, %n
  br i1 %t4, label %loop, label %done

done:
  %t5 = icmp uge i32 %i, %n
  br i1 %t5, label %bad.out, label %store

bad.out:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 2, i32 %i, i32 %n, i32 0, i32 0, i32 0, i32 0, i32 5, i32 %i, i32 0, i32 0, i32 0, i32 0)
  ret void

store:
  %t6 = sext i32 %i to i64
  %t7 = getelementptr i32, ptr addrspace(1) %out, i64 %t6
  store i32 %more, ptr addrspace(1) %t7, align 4
  ret void
}

; w = n; for (r = 0; r < 3; r++, w += 2) for (k = 0; k < 4; k++) sum += in[w++]; out[i] = sum
define spir_kernel void @carried(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %in, i32 %m, ptr addrspace(1) %report) convergent nounwind {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  br label %row

row:
  %r = phi i32 [ 0, %entry ], [ %nextrow, %rowend ]
  %rowsum = phi i32 [ 0, %entry ], [ %more, %rowend ]
  %w0 = phi i32 [ %n, %entry ], [ %w3, %rowend ]
  br label %loop

loop:
  %k = phi i32 [ 0, %row ], [ %next, %load ]
  %sum = phi i32 [ %rowsum, %row ], [ %more, %load ]
  %w1 = phi i32 [ %w0, %row ], [ %w2, %load ]
  %t0 = icmp uge i32 %w1, %m
  br i1 %t0, label %bad.in, label %load

bad.in:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 1, i32 %w1, i32 %m, i32 0, i32 0, i32 0, i32 0, i32 6, i32 %i, i32 0, i32 0, i32 0, i32 0)
  ret void

load:
  %t1 = sext i32 %w1 to i64
  %t2 = getelementptr i32, ptr addrspace(1) %in, i64 %t1
  %t3 = load i32, ptr addrspace(1) %t2, align 4
  %more = add i32 %sum, %t3
  %w2 = add i32 %w1, 1
  %next = add i32 %k, 1
  %t4 = icmp slt i32 %next, 4
  br i1 %t4, label %loop, label %rowend

rowend:
  %w3 = add i32 %w2, 2
  %nextrow = add i32 %r, 1
  %t5 = icmp slt i32 %nextrow, 3
  br i1 %t5, label %row, label %done

done:
  %t6 = sext i32 %i to i64
  %t7 = getelementptr i32, ptr addrspace(1) %out, i64 %t6
  store i32 %more, ptr addrspace(1) %t7, align 4
  ret void
}

; out[i] = in[i % n] + in[i & n] + in[i | 3], with checks of all three reads
define spir_kernel void @wrapped(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %in, i32 %m, ptr addrspace(1) %report) convergent nounwind {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %z = icmp eq i32 %n, 0
  %s = icmp eq i32 %n, -1
  %zs = or i1 %z, %s
  %d = select i1 %zs, i32 1, i32 %n
  %r0 = srem i32 %i, %d
  %bad0 = icmp uge i32 %r0, %m
  br i1 %bad0, label %v0, label %ok0
v0:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 1, i32 %r0, i32 %m, i32 0, i32 0, i32 0, i32 0, i32 1, i32 %i, i32 0, i32 0, i32 0, i32 0)
  ret void
ok0:
  %p0 = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %r0
  %x0 = load i32, ptr addrspace(1) %p0
  %r1 = and i32 %i, %n
  %bad1 = icmp uge i32 %r1, %m
  br i1 %bad1, label %v1, label %ok1
v1:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 2, i32 %r1, i32 %m, i32 0, i32 0, i32 0, i32 0, i32 1, i32 %i, i32 0, i32 0, i32 0, i32 0)
  ret void
ok1:
  %p1 = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %r1
  %x1 = load i32, ptr addrspace(1) %p1
  %r2 = or i32 %i, 3
  %bad2 = icmp uge i32 %r2, %m
  br i1 %bad2, label %v2, label %ok2
v2:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 3, i32 %r2, i32 %m, i32 0, i32 0, i32 0, i32 0, i32 1, i32 %i, i32 0, i32 0, i32 0, i32 0)
  ret void
ok2:
  %p2 = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %r2
  %x2 = load i32, ptr addrspace(1) %p2
  %y = add i32 %x0, %x1
  %y2 = add i32 %y, %x2
  %po = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %y2, ptr addrspace(1) %po
  ret void
}

; out[i] = in[i & n] + in[i | 3], with checks of both reads
define spir_kernel void @masked(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %in, i32 %m, ptr addrspace(1) %report) convergent nounwind {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %r1 = and i32 %i, %n
  %bad1 = icmp uge i32 %r1, %m
  br i1 %bad1, label %v1, label %ok1
v1:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 1, i32 %r1, i32 %m, i32 0, i32 0, i32 0, i32 0, i32 1, i32 %i, i32 0, i32 0, i32 0, i32 0)
  ret void
ok1:
  %p1 = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %r1
  %x1 = load i32, ptr addrspace(1) %p1
  %r2 = or i32 %i, 3
  %bad2 = icmp uge i32 %r2, %m
  br i1 %bad2, label %v2, label %ok2
v2:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 2, i32 %r2, i32 %m, i32 0, i32 0, i32 0, i32 0, i32 1, i32 %i, i32 0, i32 0, i32 0, i32 0)
  ret void
ok2:
  %p2 = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %r2
  %x2 = load i32, ptr addrspace(1) %p2
  %y = add i32 %x1, %x2
  %po = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %y, ptr addrspace(1) %po
  ret void
}

; out[i] = the sum of in[y * 20 + x] for the 3 x 3 places around row n and column i, kept within 5 rows of 100
define spir_kernel void @filter(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %in, i32 %m, ptr addrspace(1) %report) convergent nounwind {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  br label %rows
rows:
  %dy = phi i32 [ -1, %entry ], [ %dy1, %next ]
  %sum = phi i32 [ 0, %entry ], [ %s1, %next ]
  %y = add i32 %n, %dy
  %above = icmp sgt i32 %y, 0
  %y0 = select i1 %above, i32 %y, i32 0
  %below = icmp slt i32 %y0, 4
  %y4 = select i1 %below, i32 %y0, i32 4
  %row = mul i32 %y4, 20
  br label %columns
columns:
  %dx = phi i32 [ -1, %rows ], [ %dx1, %ok ]
  %s = phi i32 [ %sum, %rows ], [ %s1, %ok ]
  %x = add i32 %i, %dx
  %right = icmp sgt i32 %x, 0
  %x0 = select i1 %right, i32 %x, i32 0
  %left = icmp slt i32 %x0, 99
  %x99 = select i1 %left, i32 %x0, i32 99
  %at = add i32 %row, %x99
  %bad = icmp uge i32 %at, %m
  br i1 %bad, label %v, label %ok
v:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 1, i32 %at, i32 %m, i32 0, i32 0, i32 0, i32 0, i32 1, i32 %i, i32 0, i32 0, i32 0, i32 0)
  ret void
ok:
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %at
  %value = load i32, ptr addrspace(1) %p
  %s1 = add i32 %s, %value
  %dx1 = add i32 %dx, 1
  %wider = icmp sle i32 %dx1, 1
  br i1 %wider, label %columns, label %next
next:
  %dy1 = add i32 %dy, 1
  %more = icmp sle i32 %dy1, 1
  br i1 %more, label %rows, label %end
end:
  %po = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %s1, ptr addrspace(1) %po
  ret void
}

; out[i] = in[i | n], where a check knows of both that they are below 64
define spir_kernel void @corner(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %in, i32 %m, ptr addrspace(1) %report) convergent nounwind {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %both = or i32 %i, %n
  %bad = icmp ugt i32 %both, 63
  br i1 %bad, label %v, label %ok
v:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 1, i32 %both, i32 64, i32 0, i32 0, i32 0, i32 0, i32 1, i32 %i, i32 0, i32 0, i32 0, i32 0)
  ret void
ok:
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %both
  %x = load i32, ptr addrspace(1) %p
  %po = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %x, ptr addrspace(1) %po
  ret void
}

; x = in[y * n + x] of a group with rows, barrier, out[y * 16 + x] = x
define spir_kernel void @square(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %in, i32 %m, ptr addrspace(1) %report) convergent nounwind {
entry:
  %id0 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %x = trunc i64 %id0 to i32
  %id1 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %y = trunc i64 %id1 to i32
  %row = mul i32 %y, %n
  %index = add i32 %row, %x
  %bad = icmp uge i32 %index, %m
  br i1 %bad, label %v, label %ok
v:
  call spir_func void @sycamore_violation(ptr addrspace(1) %report, i32 0, i32 1, i32 %index, i32 %m, i32 0, i32 0, i32 0, i32 0, i32 1, i32 %x, i32 %y, i32 0, i32 0, i32 0)
  br label %join
ok:
  %wide = sext i32 %index to i64
  %p = getelementptr i32, ptr addrspace(1) %in, i64 %wide
  %loaded = load i32, ptr addrspace(1) %p
  br label %join
join:
  %element = phi i32 [ 0, %v ], [ %loaded, %ok ]
  call spir_func void @_Z7barrierj(i32 3)
  %line = shl i32 %y, 4
  %place = add i32 %line, %x
  %far = sext i32 %place to i64
  %po = getelementptr i32, ptr addrspace(1) %out, i64 %far
  store i32 %element, ptr addrspace(1) %po
  ret void
}
