function int f(int i#0)
{
  private int[] w#1;
  if (i#0 > 3)
  {
    private int[] p#2 = new[2];
    w#1 = p#2;
  }
  else
  {
    private int[] q#3 = new[1];
    q#3[0] = i#0;
    w#1 = q#3;
  }
  return w#1[0];
}
// LLVM IR:
define internal spir_func i32 @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  %w.1.part0 = alloca ptr
  %w.1.part1 = alloca i32
  %w.1.part0.nothing = alloca i32
  %p.2 = alloca [2 x i32]
  %q.3 = alloca [1 x i32]
  store i32 %i.0.in, ptr %i.0
  store ptr %w.1.part0.nothing, ptr %w.1.part0
  store i32 0, ptr %w.1.part1
  %t0 = load i32, ptr %i.0
  %t1 = icmp sgt i32 %t0, 3
  br i1 %t1, label %if.then.1, label %if.else.1
if.then.1:
  call void @llvm.memset.p0.i64(ptr %p.2, i8 0, i64 8, i1 false)
  store ptr %p.2, ptr %w.1.part0
  store i32 2, ptr %w.1.part1
  br label %if.end.1
if.else.1:
  call void @llvm.memset.p0.i64(ptr %q.3, i8 0, i64 4, i1 false)
  %t2 = getelementptr inbounds i32, ptr %q.3, i64 0
  %t3 = load i32, ptr %i.0
  store i32 %t3, ptr %t2
  store ptr %q.3, ptr %w.1.part0
  store i32 1, ptr %w.1.part1
  br label %if.end.1
if.end.1:
  %t4 = load ptr, ptr %w.1.part0
  %t5 = load i32, ptr %w.1.part1
  %t6 = getelementptr inbounds i32, ptr %t4, i64 0
  %t7 = load i32, ptr %t6
  ret i32 %t7
}
// OpenCL C:
static int fn_f(int i_v0) {
  int p_v2[2];
  int q_v3[1];
  __private int* w_v1 = 0;
  int w_v1_extent0 = 0;
  if (i_v0 > 3) {
    int p_v2_extent0 = 2;
    for (int p_v2_index = 0; p_v2_index < 2; p_v2_index++) {
      p_v2[p_v2_index] = 0;
    }
    {
      __private int* w_v1_next = p_v2;
      int w_v1_extent0_next = p_v2_extent0;
      w_v1 = w_v1_next;
      w_v1_extent0 = w_v1_extent0_next;
    }
  } else {
    int q_v3_extent0 = 1;
    for (int q_v3_index = 0; q_v3_index < 1; q_v3_index++) {
      q_v3[q_v3_index] = 0;
    }
    q_v3[0] = i_v0;
    {
      __private int* w_v1_next = q_v3;
      int w_v1_extent0_next = q_v3_extent0;
      w_v1 = w_v1_next;
      w_v1_extent0 = w_v1_extent0_next;
    }
  }
  return w_v1[0];
}
