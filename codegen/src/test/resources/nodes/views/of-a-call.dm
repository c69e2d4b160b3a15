record R "int[]" (local int[] array)
function R longer(local int[] a#0, local int[] b#1)
{
  return new R(extent(a#0, 0) < extent(b#1, 0) ? b#1 : a#0);
}
function int use(local int[] a#0, local int[] b#1, int i#2)
{
  local int[] t#3 = a#0;
  while (i#2 > 0) {
    t#3 = longer(t#3, b#1).array;
    i#2 -= 1;
  }
  return t#3[0];
}
// LLVM IR:
define internal spir_func %record.R @longer(ptr addrspace(3) %a.0, i32 %a.0.extent0, ptr addrspace(3) %b.1, i32 %b.1.extent0) {
entry:
  %t0 = icmp slt i32 %a.0.extent0, %b.1.extent0
  br i1 %t0, label %view.true.1, label %view.false.1
view.true.1:
  br label %view.end.1
view.false.1:
  br label %view.end.1
view.end.1:
  %t1 = phi ptr addrspace(3) [ %b.1, %view.true.1 ], [ %a.0, %view.false.1 ]
  %t2 = phi i32 [ %b.1.extent0, %view.true.1 ], [ %a.0.extent0, %view.false.1 ]
  %t3 = insertvalue %record.R poison, ptr addrspace(3) %t1, 0, 0
  %t4 = insertvalue %record.R %t3, i32 %t2, 0, 1
  ret %record.R %t4
}
define internal spir_func i32 @use(ptr addrspace(3) %a.0, i32 %a.0.extent0, ptr addrspace(3) %b.1, i32 %b.1.extent0, i32 %i.2.in) {
entry:
  %i.2 = alloca i32
  %t.3.part0 = alloca ptr addrspace(3)
  %t.3.part1 = alloca i32
  %t.4 = alloca %record.R
  store i32 %i.2.in, ptr %i.2
  store ptr addrspace(3) %a.0, ptr %t.3.part0
  store i32 %a.0.extent0, ptr %t.3.part1
  br label %while.test.1
while.test.1:
  %t0 = load i32, ptr %i.2
  %t1 = icmp sgt i32 %t0, 0
  br i1 %t1, label %while.body.1, label %while.end.1
while.body.1:
  %t2 = load ptr addrspace(3), ptr %t.3.part0
  %t3 = load i32, ptr %t.3.part1
  %t4 = call spir_func %record.R @longer(ptr addrspace(3) %t2, i32 %t3, ptr addrspace(3) %b.1, i32 %b.1.extent0)
  store %record.R %t4, ptr %t.4
  %t5 = load %record.R, ptr %t.4
  %t6 = extractvalue %record.R %t5, 0, 0
  %t7 = extractvalue %record.R %t5, 0, 1
  store ptr addrspace(3) %t6, ptr %t.3.part0
  store i32 %t7, ptr %t.3.part1
  %t8 = load i32, ptr %i.2
  %t9 = sub i32 %t8, 1
  store i32 %t9, ptr %i.2
  br label %while.test.1
while.end.1:
  %t10 = load ptr addrspace(3), ptr %t.3.part0
  %t11 = load i32, ptr %t.3.part1
  %t12 = getelementptr inbounds i32, ptr addrspace(3) %t10, i64 0
  %t13 = load i32, ptr addrspace(3) %t12
  ret i32 %t13
}
// OpenCL C:
static record_R fn_longer(__local int* a_v0, int a_v0_extent0, __local int* b_v1, int b_v1_extent0) {
  return (record_R){(a_v0_extent0 < b_v1_extent0) ? b_v1 : a_v0, (a_v0_extent0 < b_v1_extent0) ? b_v1_extent0 : a_v0_extent0};
}
static int fn_use(__local int* a_v0, int a_v0_extent0, __local int* b_v1, int b_v1_extent0, int i_v2) {
  __local int* t_v3 = a_v0;
  int t_v3_extent0 = a_v0_extent0;
#pragma clang loop vectorize(disable)
  while (i_v2 > 0) {
    record_R t_v4 = fn_longer(t_v3, t_v3_extent0, b_v1, b_v1_extent0);
    {
      __local int* t_v3_next = t_v4.array_v0;
      int t_v3_extent0_next = t_v4.array_v0_extent0;
      t_v3 = t_v3_next;
      t_v3_extent0 = t_v3_extent0_next;
    }
    i_v2 = as_int((uint)i_v2 - (uint)1);
  }
  return t_v3[0];
}
