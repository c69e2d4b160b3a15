function int f(int i#0)
{
  while (i#0 > 0) {
    private long[] p#1 = new[2];
    p#1[0] = 1L;
    i#0 = i#0 - int(p#1[0]);
  }
  return i#0;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  %p.1 = alloca [2 x i64]
  store i32 %i.0.in, ptr %i.0
  br label %while.test.1
while.test.1:
  %t0 = load i32, ptr %i.0
  %t1 = icmp sgt i32 %t0, 0
  br i1 %t1, label %while.body.1, label %while.end.1
while.body.1:
  call void @llvm.memset.p0.i64(ptr %p.1, i8 0, i64 16, i1 false)
  %t2 = getelementptr inbounds i64, ptr %p.1, i64 0
  store i64 1, ptr %t2
  %t3 = load i32, ptr %i.0
  %t4 = getelementptr inbounds i64, ptr %p.1, i64 0
  %t5 = load i64, ptr %t4
  %t6 = trunc i64 %t5 to i32
  %t7 = sub i32 %t3, %t6
  store i32 %t7, ptr %i.0
  br label %while.test.1
while.end.1:
  %t8 = load i32, ptr %i.0
  ret i32 %t8
}
// OpenCL C:
static int fn_f(int i_v0) {
  while (i_v0 > 0) {
    long p_v1[2];
    int p_v1_extent0 = 2;
    for (int p_v1_index = 0; p_v1_index < 2; p_v1_index++) {
      p_v1[p_v1_index] = 0;
    }
    p_v1[0] = 1L;
    i_v0 = as_int((uint)i_v0 - (uint)as_int((uint)p_v1[0]));
  }
  return i_v0;
}
