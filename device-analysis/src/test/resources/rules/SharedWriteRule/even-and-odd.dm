kernel range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  (a#0[2 * item.global_id(0 of 1)] = item.global_id(0 of 1))@3:3;
  (a#0[2 * item.global_id(0 of 1) + 1] = item.global_id(0 of 1))@4:3;
}
// reports:
nothing
