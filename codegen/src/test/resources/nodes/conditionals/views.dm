function int f(int a#0, int b#1, global int[] v#2, global int[] w#3)
{
  return (a#0 < b#1 ? v#2 : w#3)[a#0];
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in, i32 %b.1.in, ptr addrspace(1) %v.2, i32 %v.2.extent0, ptr addrspace(1) %w.3, i32 %w.3.extent0) {
entry:
  %a.0 = alloca i32
  %b.1 = alloca i32
  store i32 %a.0.in, ptr %a.0
  store i32 %b.1.in, ptr %b.1
  %t0 = load i32, ptr %a.0
  %t1 = load i32, ptr %b.1
  %t2 = icmp slt i32 %t0, %t1
  br i1 %t2, label %view.true.1, label %view.false.1
view.true.1:
  br label %view.end.1
view.false.1:
  br label %view.end.1
view.end.1:
  %t3 = phi ptr addrspace(1) [ %v.2, %view.true.1 ], [ %w.3, %view.false.1 ]
  %t4 = phi i32 [ %v.2.extent0, %view.true.1 ], [ %w.3.extent0, %view.false.1 ]
  %t5 = load i32, ptr %a.0
  %t6 = sext i32 %t5 to i64
  %t7 = getelementptr inbounds i32, ptr addrspace(1) %t3, i64 %t6
  %t8 = load i32, ptr addrspace(1) %t7
  ret i32 %t8
}
// OpenCL C:
static int fn_f(int a_v0, int b_v1, __global int* v_v2, int v_v2_extent0, __global int* w_v3, int w_v3_extent0) {
  return ((a_v0 < b_v1) ? v_v2 : w_v3)[a_v0];
}
