kernel nd_range 1 k "kernel"
  argument global int[] b#1 array none = captured 1 @2:3
  argument local int[] t#3 local_accessor none = captured 3 @2:5
  at @1:1
{
  t#3[item.local_id(0 of 1)] = 1;
  barrier();
  b#1[item.global_id(0 of 1)] = t#3[0]@4:4;
}
// reports:
nothing
