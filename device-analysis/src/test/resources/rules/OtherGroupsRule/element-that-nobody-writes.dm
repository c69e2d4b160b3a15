kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument global int[] b#1 array none = captured 1 @2:3
  at @1:1
{
  a#0[item.global_id(0 of 1) + 1] = 1;
  barrier();
  b#1[item.global_id(0 of 1)] = a#0[0]@4:4;
}
// reports:
nothing
