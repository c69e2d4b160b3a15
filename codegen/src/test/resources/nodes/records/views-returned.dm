record R "R" (boolean first, global int[] ints, private double[,] grid)
function R pick(global int[] a#0, global int[] b#1, private double[,] g#2, boolean c#3)
{
  return new R(c#3, c#3 ? a#0 : b#1[1 for 2], g#2);
}
function int use(global int[] a#0, global int[] b#1, private double[,] g#2, int i#3)
{
  R r#4 = pick(a#0, b#1, g#2, i#3 > 0);
  r#4.ints[i#3] = i#3;
  global int[] t#5 = r#4.ints;
  return t#5[0] + extent(r#4.ints, 0) + int(r#4.grid[1, i#3]) + (r#4.first ? 1 : 2);
}
// LLVM IR:
define internal spir_func %record.R @pick(ptr addrspace(1) %a.0, i32 %a.0.extent0, ptr addrspace(1) %b.1, i32 %b.1.extent0, ptr %g.2, i32 %g.2.extent0, i32 %g.2.extent1, i32 %g.2.pitch1, i1 %c.3.in) {
entry:
  %c.3 = alloca i8
  %t0 = zext i1 %c.3.in to i8
  store i8 %t0, ptr %c.3
  %t1 = load i8, ptr %c.3
  %t2 = icmp ne i8 %t1, 0
  %t3 = zext i1 %t2 to i8
  %t4 = insertvalue %record.R poison, i8 %t3, 0
  %t5 = load i8, ptr %c.3
  %t6 = icmp ne i8 %t5, 0
  br i1 %t6, label %view.true.1, label %view.false.1
view.true.1:
  br label %view.end.1
view.false.1:
  %t7 = getelementptr inbounds i32, ptr addrspace(1) %b.1, i64 1
  br label %view.end.1
view.end.1:
  %t8 = phi ptr addrspace(1) [ %a.0, %view.true.1 ], [ %t7, %view.false.1 ]
  %t9 = phi i32 [ %a.0.extent0, %view.true.1 ], [ 2, %view.false.1 ]
  %t10 = insertvalue %record.R %t4, ptr addrspace(1) %t8, 1, 0
  %t11 = insertvalue %record.R %t10, i32 %t9, 1, 1
  %t12 = insertvalue %record.R %t11, ptr %g.2, 2, 0
  %t13 = insertvalue %record.R %t12, i32 %g.2.extent0, 2, 1
  %t14 = insertvalue %record.R %t13, i32 %g.2.extent1, 2, 2
  %t15 = insertvalue %record.R %t14, i32 %g.2.pitch1, 2, 3
  ret %record.R %t15
}
define internal spir_func i32 @use(ptr addrspace(1) %a.0, i32 %a.0.extent0, ptr addrspace(1) %b.1, i32 %b.1.extent0, ptr %g.2, i32 %g.2.extent0, i32 %g.2.extent1, i32 %g.2.pitch1, i32 %i.3.in) {
entry:
  %i.3 = alloca i32
  %r.4 = alloca %record.R
  store i32 %i.3.in, ptr %i.3
  %t0 = load i32, ptr %i.3
  %t1 = icmp sgt i32 %t0, 0
  %t2 = call spir_func %record.R @pick(ptr addrspace(1) %a.0, i32 %a.0.extent0, ptr addrspace(1) %b.1, i32 %b.1.extent0, ptr %g.2, i32 %g.2.extent0, i32 %g.2.extent1, i32 %g.2.pitch1, i1 %t1)
  store %record.R %t2, ptr %r.4
  %t3 = load %record.R, ptr %r.4
  %t4 = extractvalue %record.R %t3, 1, 0
  %t5 = extractvalue %record.R %t3, 1, 1
  %t6 = load i32, ptr %i.3
  %t7 = sext i32 %t6 to i64
  %t8 = getelementptr inbounds i32, ptr addrspace(1) %t4, i64 %t7
  %t9 = load i32, ptr %i.3
  store i32 %t9, ptr addrspace(1) %t8
  %t10 = load %record.R, ptr %r.4
  %t11 = extractvalue %record.R %t10, 1, 0
  %t12 = extractvalue %record.R %t10, 1, 1
  %t13 = getelementptr inbounds i32, ptr addrspace(1) %t11, i64 0
  %t14 = load i32, ptr addrspace(1) %t13
  %t15 = load %record.R, ptr %r.4
  %t16 = extractvalue %record.R %t15, 1, 0
  %t17 = extractvalue %record.R %t15, 1, 1
  %t18 = add i32 %t14, %t17
  %t19 = load %record.R, ptr %r.4
  %t20 = extractvalue %record.R %t19, 2, 0
  %t21 = extractvalue %record.R %t19, 2, 1
  %t22 = extractvalue %record.R %t19, 2, 2
  %t23 = extractvalue %record.R %t19, 2, 3
  %t24 = load i32, ptr %i.3
  %t25 = sext i32 %t23 to i64
  %t26 = mul nsw i64 1, %t25
  %t27 = sext i32 %t24 to i64
  %t28 = add nsw i64 %t26, %t27
  %t29 = getelementptr inbounds double, ptr %t20, i64 %t28
  %t30 = load double, ptr %t29
  %t31 = fcmp ult double %t30, 0xC1E0000000000000
  %t32 = fcmp olt double %t30, 0xC1E0000000000000
  %t33 = fcmp oge double %t30, 0x41E0000000000000
  %t34 = or i1 %t31, %t33
  %t35 = select i1 %t34, double 0x0000000000000000, double %t30
  %t36 = fptosi double %t35 to i32
  %t37 = select i1 %t33, i32 2147483647, i32 %t36
  %t38 = select i1 %t32, i32 -2147483648, i32 %t37
  %t39 = add i32 %t18, %t38
  %t40 = load %record.R, ptr %r.4
  %t41 = extractvalue %record.R %t40, 0
  %t42 = icmp ne i8 %t41, 0
  br i1 %t42, label %choose.true.1, label %choose.false.1
choose.true.1:
  br label %choose.end.1
choose.false.1:
  br label %choose.end.1
choose.end.1:
  %t43 = phi i32 [ 1, %choose.true.1 ], [ 2, %choose.false.1 ]
  %t44 = add i32 %t39, %t43
  ret i32 %t44
}
// OpenCL C:
static record_R fn_pick(__global int* a_v0, int a_v0_extent0, __global int* b_v1, int b_v1_extent0, __private double* g_v2, int g_v2_extent0, int g_v2_extent1, int g_v2_pitch1, uchar c_v3) {
  return (record_R){c_v3, c_v3 ? a_v0 : &b_v1[1], c_v3 ? a_v0_extent0 : 2, g_v2, g_v2_extent0, g_v2_extent1, g_v2_pitch1};
}
static int fn_use(__global int* a_v0, int a_v0_extent0, __global int* b_v1, int b_v1_extent0, __private double* g_v2, int g_v2_extent0, int g_v2_extent1, int g_v2_pitch1, int i_v3) {
  record_R r_v4 = fn_pick(a_v0, a_v0_extent0, b_v1, b_v1_extent0, g_v2, g_v2_extent0, g_v2_extent1, g_v2_pitch1, i_v3 > 0);
  r_v4.ints_v1[i_v3] = i_v3;
  __global int* t_v5 = r_v4.ints_v1;
  int t_v5_extent0 = r_v4.ints_v1_extent0;
  return as_int((uint)as_int((uint)as_int((uint)t_v5[0] + (uint)r_v4.ints_v1_extent0) + (uint)sycamore_double_to_int(r_v4.grid_v2[((long)1 * r_v4.grid_v2_pitch1) + i_v3])) + (uint)(r_v4.first_v0 ? 1 : 2));
}
