function int set(global int[] v#0)
{
  v#0[0] = 1;
  return 1;
}
kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  set(a#0)@3:3;
}
// reports:
nothing
