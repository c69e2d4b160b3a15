kernel range 1 k "kernel"
  argument global int[] a#0 array read = captured 0
{
  print("%d", a#0[0]);
}
// LLVM IR:
define internal spir_func i32 @sycamore_reserve(ptr addrspace(1) %report.0, i32 %report.0.extent0, i32 %words.1.in) {
entry:
  %words.1 = alloca i32
  %capacity.2 = alloca i32
  %cursor.3 = alloca i32
  %start.4 = alloca i32
  store i32 %words.1.in, ptr %words.1
  %t0 = getelementptr inbounds i32, ptr addrspace(1) %report.0, i64 9
  %t1 = load i32, ptr addrspace(1) %t0
  store i32 %t1, ptr %capacity.2
  %t2 = getelementptr inbounds i32, ptr addrspace(1) %report.0, i64 8
  %t3 = load atomic i32, ptr addrspace(1) %t2 syncscope("device") monotonic, align 4
  store i32 %t3, ptr %cursor.3
  %t4 = load i32, ptr %cursor.3
  %t5 = load i32, ptr %capacity.2
  %t6 = icmp slt i32 %t4, %t5
  br i1 %t6, label %if.then.1, label %if.end.1
if.then.1:
  %t7 = getelementptr inbounds i32, ptr addrspace(1) %report.0, i64 8
  %t8 = load i32, ptr %words.1
  %t9 = atomicrmw add ptr addrspace(1) %t7, i32 %t8 syncscope("device") monotonic
  store i32 %t9, ptr %start.4
  %t10 = load i32, ptr %start.4
  %t11 = load i32, ptr %capacity.2
  %t12 = load i32, ptr %words.1
  %t13 = sub i32 %t11, %t12
  %t14 = icmp sle i32 %t10, %t13
  br i1 %t14, label %if.then.2, label %if.end.2
if.then.2:
  %t15 = load i32, ptr %start.4
  %t16 = add i32 %t15, 16
  ret i32 %t16
if.end.2:
  br label %if.end.1
if.end.1:
  %t17 = getelementptr inbounds i32, ptr addrspace(1) %report.0, i64 10
  %t18 = atomicrmw add ptr addrspace(1) %t17, i32 1 syncscope("device") monotonic
  ret i32 -1
}
define spir_kernel void @k(ptr addrspace(1) %a.0, ptr addrspace(1) %report.1) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycamore-unchecked"="checks=off" {
entry:
  %value.4 = alloca i32
  %record.5 = alloca i32
  %t0 = call spir_func i1 @__sycamore_target_is_ptx()
  %t1 = ptrtoint ptr addrspace(1) %report.1 to i64
  %t2 = and i64 %t1, 1
  %t3 = select i1 %t0, i64 %t2, i64 0
  %t4 = sub i64 0, %t3
  %t5 = getelementptr i8, ptr addrspace(1) %report.1, i64 %t4
  %t6 = icmp ne i64 %t3, 0
  br i1 %t6, label %after.1, label %run.1
after.1:
  %t7 = getelementptr i32, ptr addrspace(1) %t5, i64 64
  %t8 = load i32, ptr addrspace(1) %t7
  %t9 = icmp ne i32 %t8, 0
  br i1 %t9, label %stop.1, label %run.1
stop.1:
  store i32 -1, ptr addrspace(1) %t5
  ret void
run.1:
  %t10 = getelementptr inbounds i32, ptr addrspace(1) %a.0, i64 0
  %t11 = load i32, ptr addrspace(1) %t10
  store i32 %t11, ptr %value.4
  %t12 = call spir_func i32 @sycamore_reserve(ptr addrspace(1) %t5, i32 0, i32 2)
  store i32 %t12, ptr %record.5
  %t13 = load i32, ptr %record.5
  %t14 = icmp sge i32 %t13, 0
  br i1 %t14, label %if.then.1, label %if.end.1
if.then.1:
  %t15 = load i32, ptr %record.5
  %t16 = add i32 %t15, 0
  %t17 = sext i32 %t16 to i64
  %t18 = getelementptr inbounds i32, ptr addrspace(1) %t5, i64 %t17
  store i32 1, ptr addrspace(1) %t18
  %t19 = load i32, ptr %record.5
  %t20 = add i32 %t19, 1
  %t21 = sext i32 %t20 to i64
  %t22 = getelementptr inbounds i32, ptr addrspace(1) %t5, i64 %t21
  %t23 = load i32, ptr %value.4
  store i32 %t23, ptr addrspace(1) %t22
  br label %if.end.1
if.end.1:
  ret void
}
// OpenCL C:
static int fn_sycamore_reserve(__global int* report_v0, int report_v0_extent0, int words_v1) {
  int capacity_v2 = report_v0[9];
  int cursor_v3 = atomic_add(&report_v0[8], 0);
  if (cursor_v3 < capacity_v2) {
    int start_v4 = atomic_add(&report_v0[8], words_v1);
    if (start_v4 <= as_int((uint)capacity_v2 - (uint)words_v1)) {
      return as_int((uint)start_v4 + (uint)16);
    }
  }
  atomic_add(&report_v0[10], 1);
  return (-1);
}
__kernel void k(__global int* a_v0, __global int* report_v1) {
  int report_v1_extent0 = 0;
  int value_v4 = a_v0[0];
  int record_v5 = fn_sycamore_reserve(report_v1, report_v1_extent0, 2);
  if (record_v5 >= 0) {
    report_v1[as_int((uint)record_v5 + (uint)0)] = 1;
    report_v1[as_int((uint)record_v5 + (uint)1)] = value_v4;
  }
}
