function int clamp(int v#0, int low#1, int high#2)
  display "DeviceMath.clamp(int, int, int)"
  origin api
{
  return v#0;
}
kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  a#0[0] = clamp(a#0[1], 9, 1)@3:3;
}
// reports:
@3:3 SYC2008: the lower limit of this clamp, 9, is greater than the upper one, 1
  help: write the lower limit first: `clamp(value, low, high)`
  in kernel @3:3
