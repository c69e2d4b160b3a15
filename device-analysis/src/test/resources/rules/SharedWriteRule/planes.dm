// launch: sizes=4,5,6
kernel range 3 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  (a#0[(item.global_id(0 of 3) * 5 + item.global_id(1 of 3)) * 6 + item.global_id(2 of 3)] = item.global_id(2 of 3))@3:3;
}
// reports:
nothing
