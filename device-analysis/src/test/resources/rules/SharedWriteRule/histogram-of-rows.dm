kernel range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument global int[] x#1 array none = captured 1 @2:3
  at @1:1
{
  (a#0[item.global_id(0 of 1) * 16 + x#1[item.global_id(0 of 1)]]++)@3:3;
}
// reports:
nothing
