function int f(global int[] v#0, global int[] u#1, int i#2)
{
  global int[] w#3 = v#0;
  if (i#2 > 3)
    w#3 = u#1;
  return w#3[i#2] + extent(w#3, 0);
}
// LLVM IR:
define internal spir_func i32 @f(ptr addrspace(1) %v.0, i32 %v.0.extent0, ptr addrspace(1) %u.1, i32 %u.1.extent0, i32 %i.2.in) {
entry:
  %i.2 = alloca i32
  %w.3.part0 = alloca ptr addrspace(1)
  %w.3.part1 = alloca i32
  store i32 %i.2.in, ptr %i.2
  store ptr addrspace(1) %v.0, ptr %w.3.part0
  store i32 %v.0.extent0, ptr %w.3.part1
  %t0 = load i32, ptr %i.2
  %t1 = icmp sgt i32 %t0, 3
  br i1 %t1, label %if.then.1, label %if.end.1
if.then.1:
  store ptr addrspace(1) %u.1, ptr %w.3.part0
  store i32 %u.1.extent0, ptr %w.3.part1
  br label %if.end.1
if.end.1:
  %t2 = load ptr addrspace(1), ptr %w.3.part0
  %t3 = load i32, ptr %w.3.part1
  %t4 = load i32, ptr %i.2
  %t5 = sext i32 %t4 to i64
  %t6 = getelementptr inbounds i32, ptr addrspace(1) %t2, i64 %t5
  %t7 = load i32, ptr addrspace(1) %t6
  %t8 = load ptr addrspace(1), ptr %w.3.part0
  %t9 = load i32, ptr %w.3.part1
  %t10 = add i32 %t7, %t9
  ret i32 %t10
}
// OpenCL C:
static int fn_f(__global int* v_v0, int v_v0_extent0, __global int* u_v1, int u_v1_extent0, int i_v2) {
  __global int* w_v3 = v_v0;
  int w_v3_extent0 = v_v0_extent0;
  if (i_v2 > 3) {
    {
      __global int* w_v3_next = u_v1;
      int w_v3_extent0_next = u_v1_extent0;
      w_v3 = w_v3_next;
      w_v3_extent0 = w_v3_extent0_next;
    }
  }
  return as_int((uint)w_v3[i_v2] + (uint)w_v3_extent0);
}
