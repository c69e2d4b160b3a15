function void f(private float[] s#0, private int[] a#1, private int[] b#2, int i#3)
{
  if (target.sm >= 80) {
    matrix.half(s#0, a#1, b#2; 0, 0, 0);
    matrix.half(s#0, a#1, b#2; 4, 0, 2);
  }
}
// LLVM IR:
define internal spir_func void @f(ptr %s.0, i32 %s.0.extent0, ptr %a.1, i32 %a.1.extent0, ptr %b.2, i32 %b.2.extent0, i32 %i.3.in) convergent {
entry:
  %i.3 = alloca i32
  store i32 %i.3.in, ptr %i.3
  %t0 = call spir_func i32 @__sycamore_target_sm()
  %t1 = icmp sge i32 %t0, 80
  br i1 %t1, label %if.then.1, label %if.end.1
if.then.1:
  %t2 = getelementptr inbounds float, ptr %s.0, i64 0
  %t3 = getelementptr inbounds i32, ptr %a.1, i64 0
  %t4 = getelementptr inbounds i32, ptr %b.2, i64 0
  call spir_func void @__sycamore_matrix_multiply_add_half(ptr %t2, ptr %t3, ptr %t4)
  %t5 = getelementptr inbounds float, ptr %s.0, i64 4
  %t6 = getelementptr inbounds i32, ptr %a.1, i64 0
  %t7 = getelementptr inbounds i32, ptr %b.2, i64 2
  call spir_func void @__sycamore_matrix_multiply_add_half(ptr %t5, ptr %t6, ptr %t7)
  br label %if.end.1
if.end.1:
  ret void
}
// OpenCL C:
static void fn_f(__private float* s_v0, int s_v0_extent0, __private int* a_v1, int a_v1_extent0, __private int* b_v2, int b_v2_extent0, int i_v3) {
}
