record E "E" ()
function int f(int i#0)
{
  E e#1 = new E();
  return i#0;
}
// LLVM IR:
define internal spir_func i32 @f(i32 %i.0.in) {
entry:
  %i.0 = alloca i32
  %e.1 = alloca %record.E
  store i32 %i.0.in, ptr %i.0
  store %record.E poison, ptr %e.1
  %t0 = load i32, ptr %i.0
  ret i32 %t0
}
// OpenCL C:
static int fn_f(int i_v0) {
  record_E e_v1 = (record_E){0};
  return i_v0;
}
