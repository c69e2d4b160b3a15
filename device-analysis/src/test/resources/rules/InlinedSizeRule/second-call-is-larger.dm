function int f0(int i#0)
  display "Case.f0(int)"
{
  return i#0 + 1;
}
function int f1(int i#0)
  display "Case.f1(int)"
{
  return f0(i#0)@11:1 + f0(i#0)@11:2;
}
function int f2(int i#0)
  display "Case.f2(int)"
{
  return f1(i#0)@12:1 + f1(i#0)@12:2;
}
function int f3(int i#0)
  display "Case.f3(int)"
{
  return f2(i#0)@13:1 + f2(i#0)@13:2;
}
function int f4(int i#0)
  display "Case.f4(int)"
{
  return f3(i#0)@14:1 + f3(i#0)@14:2;
}
function int f5(int i#0)
  display "Case.f5(int)"
{
  return f4(i#0)@15:1 + f4(i#0)@15:2;
}
function int f6(int i#0)
  display "Case.f6(int)"
{
  return f5(i#0)@16:1 + f5(i#0)@16:2;
}
function int f7(int i#0)
  display "Case.f7(int)"
{
  return f6(i#0)@17:1 + f6(i#0)@17:2;
}
function int f8(int i#0)
  display "Case.f8(int)"
{
  return f7(i#0)@18:1 + f7(i#0)@18:2;
}
function int f9(int i#0)
  display "Case.f9(int)"
{
  return f8(i#0)@19:1 + f8(i#0)@19:2;
}
function int f10(int i#0)
  display "Case.f10(int)"
{
  return f9(i#0)@20:1 + f9(i#0)@20:2;
}
function int f11(int i#0)
  display "Case.f11(int)"
{
  return f10(i#0)@21:1 + f10(i#0)@21:2;
}
function int f12(int i#0)
  display "Case.f12(int)"
{
  return f11(i#0)@22:1 + f11(i#0)@22:2;
}
function int f13(int i#0)
  display "Case.f13(int)"
{
  return f12(i#0)@23:1 + f12(i#0)@23:2;
}
function int f14(int i#0)
  display "Case.f14(int)"
{
  return f13(i#0)@24:1 + f13(i#0)@24:2;
}
function int f15(int i#0)
  display "Case.f15(int)"
{
  return f14(i#0)@25:1 + f14(i#0)@25:2;
}
function int f16(int i#0)
  display "Case.f16(int)"
{
  return f15(i#0)@26:1 + f15(i#0)@26:2;
}
function int f17(int i#0)
  display "Case.f17(int)"
{
  return f16(i#0)@27:1 + f16(i#0)@27:2;
}
function int f18(int i#0)
  display "Case.f18(int)"
{
  return f17(i#0)@28:1 + f17(i#0)@28:2;
}
function int f19(int i#0)
  display "Case.f19(int)"
{
  return f18(i#0)@29:1 + f18(i#0)@29:2;
}
function int f20(int i#0)
  display "Case.f20(int)"
{
  return f19(i#0)@30:1 + f19(i#0)@30:2;
}
function int small()
{
  return 1;
}
kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  a#0[0] = small()@3:1 + f20(1)@3:3;
}
// reports:
@27:1 SYC1072: with all calls inlined, the kernel has more than 1,000,000 operations
  help: call large methods at fewer places, or divide the kernel
  in kernel @3:3 > Case.f20(int) @30:1 > Case.f19(int) @29:1 > Case.f18(int) @28:1 > Case.f17(int) @27:1
does not keep the rule
