function float clamp(float v#0, float low#1, float high#2)
  display "Clamping.clamp(float, float, float)"
  origin device_library
{
  return v#0;
}
kernel nd_range 1 k "kernel"
  argument global float[] x#0 array none = captured 0 @2:2
  at @1:1
{
  x#0[0] = clamp(x#0[1], float(9), float(1))@3:3;
}
// reports:
@3:3 SYC2008: the lower limit of this clamp, 9, is greater than the upper one, 1
  help: write the lower limit first: `clamp(value, low, high)`
  in kernel @3:3
