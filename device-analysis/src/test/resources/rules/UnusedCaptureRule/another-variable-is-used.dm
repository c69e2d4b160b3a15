kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  global int[] v#5 = a#0@3:3;
  v#5[0] = 1;
}
// reports:
nothing
