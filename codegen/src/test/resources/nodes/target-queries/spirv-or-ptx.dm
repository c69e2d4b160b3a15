function boolean f(int a#0)
{
  return target.is_spirv || target.is_ptx;
}
// LLVM IR:
define internal spir_func i1 @f(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = call spir_func i1 @__sycamore_target_is_spirv()
  br i1 %t0, label %choose.true.1, label %choose.false.1
choose.true.1:
  br label %choose.end.1
choose.false.1:
  %t1 = call spir_func i1 @__sycamore_target_is_ptx()
  br label %choose.end.1
choose.end.1:
  %t2 = phi i1 [ true, %choose.true.1 ], [ %t1, %choose.false.1 ]
  ret i1 %t2
}
// OpenCL C:
static uchar fn_f(int a_v0) {
  return 0;
}
