// launch: sizes=64
kernel range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  (a#0[63 - item.global_id(0 of 1)] = item.global_id(0 of 1))@3:3;
}
// reports:
nothing
