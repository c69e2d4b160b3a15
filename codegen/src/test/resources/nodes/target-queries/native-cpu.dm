function int f(int a#0)
{
  return target.is_native_cpu ? 1 : 2;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %a.0.in) {
entry:
  %a.0 = alloca i32
  store i32 %a.0.in, ptr %a.0
  %t0 = call spir_func i1 @__sycamore_target_is_native_cpu()
  br i1 %t0, label %choose.true.1, label %choose.false.1
choose.true.1:
  br label %choose.end.1
choose.false.1:
  br label %choose.end.1
choose.end.1:
  %t1 = phi i32 [ 1, %choose.true.1 ], [ 2, %choose.false.1 ]
  ret i32 %t1
}
// OpenCL C:
static int fn_f(int a_v0) {
  return 2;
}
