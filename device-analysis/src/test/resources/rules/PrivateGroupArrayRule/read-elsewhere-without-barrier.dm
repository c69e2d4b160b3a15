kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  @3:3 private int[] p#5 = new[16];
  p#5[item.local_id(0 of 1)] = 1;
  a#0[item.global_id(0 of 1)] = p#5[0];
}
// reports:
nothing
