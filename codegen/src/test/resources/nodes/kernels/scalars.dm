kernel range 1 k "kernel"
  argument global int[] a#0 array write = captured 0
  argument int n#1 scalar none = captured 1
  argument float f#2 scalar none = captured 2
  argument boolean z#3 scalar none = captured 3
  argument char c#4 scalar none = captured 4
{
  a#0[0] = n#1 + int(f#2) + int(z#3 ? 1 : 0) + int(c#4);
}
// LLVM IR:
define spir_kernel void @k(ptr addrspace(1) %a.0, i32 %n.1.in, float %f.2.in, i8 %z.3.in, i16 %c.4.in) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" "sycamore-unchecked"="checks=off" {
entry:
  %n.1 = alloca i32
  %f.2 = alloca float
  %z.3 = alloca i8
  %c.4 = alloca i16
  store i32 %n.1.in, ptr %n.1
  store float %f.2.in, ptr %f.2
  store i8 %z.3.in, ptr %z.3
  store i16 %c.4.in, ptr %c.4
  %t0 = getelementptr inbounds i32, ptr addrspace(1) %a.0, i64 0
  %t1 = load i32, ptr %n.1
  %t2 = load float, ptr %f.2
  %t3 = fcmp ult float %t2, 0xC1E0000000000000
  %t4 = fcmp olt float %t2, 0xC1E0000000000000
  %t5 = fcmp oge float %t2, 0x41E0000000000000
  %t6 = or i1 %t3, %t5
  %t7 = select i1 %t6, float 0x0000000000000000, float %t2
  %t8 = fptosi float %t7 to i32
  %t9 = select i1 %t5, i32 2147483647, i32 %t8
  %t10 = select i1 %t4, i32 -2147483648, i32 %t9
  %t11 = add i32 %t1, %t10
  %t12 = load i8, ptr %z.3
  %t13 = icmp ne i8 %t12, 0
  br i1 %t13, label %choose.true.1, label %choose.false.1
choose.true.1:
  br label %choose.end.1
choose.false.1:
  br label %choose.end.1
choose.end.1:
  %t14 = phi i32 [ 1, %choose.true.1 ], [ 0, %choose.false.1 ]
  %t15 = add i32 %t11, %t14
  %t16 = load i16, ptr %c.4
  %t17 = zext i16 %t16 to i32
  %t18 = add i32 %t15, %t17
  store i32 %t18, ptr addrspace(1) %t0
  ret void
}
// OpenCL C:
__kernel void k(__global int* a_v0, int n_v1, float f_v2, uchar z_v3, ushort c_v4) {
  a_v0[0] = as_int((uint)as_int((uint)as_int((uint)n_v1 + (uint)sycamore_float_to_int(f_v2)) + (uint)(z_v3 ? 1 : 0)) + (uint)(int)c_v4);
}
