function float twice(float v#0)
  display "Twice.of(float)"
  origin device_library
{
  return float((double(v#0@9:1)@9:1 * 2.0@9:5));
}
kernel nd_range 1 k "kernel"
  argument global float[] x#0 array none = captured 0 @2:2
  at @1:1
{
  x#0[0] = twice(x#0[1])@3:3;
}
// reports:
nothing
