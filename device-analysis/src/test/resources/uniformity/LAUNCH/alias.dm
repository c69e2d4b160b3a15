kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  global int[] v#5 = a#0;
  (v#5[0] = item.global_id(0 of 1))@3:1;
  (a#0[1 for 4][0] = 1)@3:2;
}
// observes:
@3:1 writes one element of a, different values in kernel
@3:2 writes one element of a, one value in kernel
