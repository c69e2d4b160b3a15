// launch: sizes=8,4
kernel range 2 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  (a#0[item.global_id(0 of 2) * 4 + item.global_id(1 of 2)] = item.global_id(1 of 2))@3:3;
}
// reports:
nothing
