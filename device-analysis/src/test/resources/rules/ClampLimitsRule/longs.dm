function long clamp(long v#0, long low#1, long high#2)
  display "DeviceMath.clamp(long, long, long)"
  origin api
{
  return v#0;
}
kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  a#0[0] = int(clamp(1L, 9007199254740993L, 9007199254740992L)@3:3);
}
// reports:
@3:3 SYC2008: the lower limit of this clamp, 9007199254740993, is greater than the upper one, 9007199254740992
  help: write the lower limit first: `clamp(value, low, high)`
  in kernel @3:3
