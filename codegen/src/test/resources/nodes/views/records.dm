record P "P" (int x, float y)
function int f(global P[] v#0, int i#1)
{
  v#0[0] = v#0[i#1];
  return v#0[i#1].x;
}
// LLVM IR:
define internal spir_func i32 @f(ptr addrspace(1) %v.0, i32 %v.0.extent0, i32 %i.1.in) {
entry:
  %i.1 = alloca i32
  store i32 %i.1.in, ptr %i.1
  %t0 = getelementptr inbounds %record.P, ptr addrspace(1) %v.0, i64 0
  %t1 = load i32, ptr %i.1
  %t2 = sext i32 %t1 to i64
  %t3 = getelementptr inbounds %record.P, ptr addrspace(1) %v.0, i64 %t2
  %t4 = load %record.P, ptr addrspace(1) %t3
  store %record.P %t4, ptr addrspace(1) %t0
  %t5 = load i32, ptr %i.1
  %t6 = sext i32 %t5 to i64
  %t7 = getelementptr inbounds %record.P, ptr addrspace(1) %v.0, i64 %t6
  %t8 = load %record.P, ptr addrspace(1) %t7
  %t9 = extractvalue %record.P %t8, 0
  ret i32 %t9
}
// OpenCL C:
static int fn_f(__global record_P* v_v0, int v_v0_extent0, int i_v1) {
  v_v0[0] = v_v0[i_v1];
  return v_v0[i_v1].x_v0;
}
