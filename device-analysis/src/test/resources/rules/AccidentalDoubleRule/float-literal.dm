kernel nd_range 1 k "kernel"
  argument global float[] x#0 array none = captured 0 @2:2
  at @1:1
{
  x#0[0] = (x#0[1]@3:3 * 2.0f@3:9);
}
// reports:
nothing
