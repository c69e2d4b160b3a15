function int look(int which#0, global int[] a#1, private int[] b#2)
{
  return which#0 == 0 ? a#1[0] : b#2[0];
}
function int f(int i#0, global int[] in#1)
{
  private int[] own#2 = new[2];
  global int[] a#3;
  private int[] b#4;
  if (i#0 > 3) {
    a#3 = in#1;
  } else {
    b#4 = own#2;
  }
  return look(i#0 > 3 ? 0 : 1, a#3, b#4);
}
// LLVM IR:
define internal spir_func i32 @look(i32 %which.0.in, ptr addrspace(1) %a.1, i32 %a.1.extent0, ptr %b.2, i32 %b.2.extent0) {
entry:
  %which.0 = alloca i32
  store i32 %which.0.in, ptr %which.0
  %t0 = load i32, ptr %which.0
  %t1 = icmp eq i32 %t0, 0
  br i1 %t1, label %choose.true.1, label %choose.false.1
choose.true.1:
  %t2 = getelementptr inbounds i32, ptr addrspace(1) %a.1, i64 0
  %t3 = load i32, ptr addrspace(1) %t2
  br label %choose.end.1
choose.false.1:
  %t4 = getelementptr inbounds i32, ptr %b.2, i64 0
  %t5 = load i32, ptr %t4
  br label %choose.end.1
choose.end.1:
  %t6 = phi i32 [ %t3, %choose.true.1 ], [ %t5, %choose.false.1 ]
  ret i32 %t6
}
define internal spir_func i32 @f(i32 %i.0.in, ptr addrspace(1) %in.1, i32 %in.1.extent0) {
entry:
  %i.0 = alloca i32
  %own.2 = alloca [2 x i32]
  %a.3.part0 = alloca ptr addrspace(1)
  %a.3.part1 = alloca i32
  %b.4.part0 = alloca ptr
  %b.4.part1 = alloca i32
  %b.4.part0.nothing = alloca i32
  %t.5 = alloca i32
  store i32 %i.0.in, ptr %i.0
  call void @llvm.memset.p0.i64(ptr %own.2, i8 0, i64 8, i1 false)
  store ptr addrspace(1) %in.1, ptr %a.3.part0
  store i32 0, ptr %a.3.part1
  store ptr %b.4.part0.nothing, ptr %b.4.part0
  store i32 0, ptr %b.4.part1
  %t0 = load i32, ptr %i.0
  %t1 = icmp sgt i32 %t0, 3
  br i1 %t1, label %if.then.1, label %if.else.1
if.then.1:
  store ptr addrspace(1) %in.1, ptr %a.3.part0
  store i32 %in.1.extent0, ptr %a.3.part1
  br label %if.end.1
if.else.1:
  store ptr %own.2, ptr %b.4.part0
  store i32 2, ptr %b.4.part1
  br label %if.end.1
if.end.1:
  %t2 = load i32, ptr %i.0
  %t3 = icmp sgt i32 %t2, 3
  br i1 %t3, label %choose.true.1, label %choose.false.1
choose.true.1:
  br label %choose.end.1
choose.false.1:
  br label %choose.end.1
choose.end.1:
  %t4 = phi i32 [ 0, %choose.true.1 ], [ 1, %choose.false.1 ]
  %t5 = load ptr addrspace(1), ptr %a.3.part0
  %t6 = load i32, ptr %a.3.part1
  %t7 = load ptr, ptr %b.4.part0
  %t8 = load i32, ptr %b.4.part1
  %t9 = call spir_func i32 @look(i32 %t4, ptr addrspace(1) %t5, i32 %t6, ptr %t7, i32 %t8)
  store i32 %t9, ptr %t.5
  %t10 = load i32, ptr %t.5
  ret i32 %t10
}
// OpenCL C:
static int fn_look(int which_v0, __global int* a_v1, int a_v1_extent0, __private int* b_v2, int b_v2_extent0) {
  return (which_v0 == 0) ? a_v1[0] : b_v2[0];
}
static int fn_f(int i_v0, __global int* in_v1, int in_v1_extent0) {
  int own_v2[2];
  int own_v2_extent0 = 2;
  for (int own_v2_index = 0; own_v2_index < 2; own_v2_index++) {
    own_v2[own_v2_index] = 0;
  }
  __global int* a_v3 = 0;
  int a_v3_extent0 = 0;
  __private int* b_v4 = 0;
  int b_v4_extent0 = 0;
  if (i_v0 > 3) {
    {
      __global int* a_v3_next = in_v1;
      int a_v3_extent0_next = in_v1_extent0;
      a_v3 = a_v3_next;
      a_v3_extent0 = a_v3_extent0_next;
    }
  } else {
    {
      __private int* b_v4_next = own_v2;
      int b_v4_extent0_next = own_v2_extent0;
      b_v4 = b_v4_next;
      b_v4_extent0 = b_v4_extent0_next;
    }
  }
  int t_v5 = fn_look((i_v0 > 3) ? 0 : 1, a_v3, a_v3_extent0, b_v4, b_v4_extent0);
  return t_v5;
}
