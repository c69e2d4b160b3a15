kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  (a#0[item.global_id(0 of 1)] = 1)@3:1;
  (a#0[item.local_id(0 of 1)] = 2)@3:2;
  (a#0[item.group_id(0 of 1)] = 3)@3:3;
  (a#0[item.local_range(0 of 1)] = item.local_id(0 of 1))@3:4;
}
// observes:
@3:1 writes different elements of a, one value in kernel
@3:2 writes different elements of a, one value in kernel
@3:3 writes one element of a, one value in kernel
@3:4 writes one element of a, different values in kernel
