kernel nd_range 1 k "kernel"
  argument global float[] x#0 array none = captured 0 @2:2
  argument global double[] y#1 array none = captured 1 @2:3
  at @1:1
{
  y#1[0] = (y#1[0] * 2.5@3:9)@3:5;
}
// reports:
nothing
