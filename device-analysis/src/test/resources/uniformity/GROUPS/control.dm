kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  int v#5 = 0;
  if ((item.local_id(0 of 1) == 0)@3:1)
    v#5 = 1;
  (a#0[v#5] = v#5)@4:1;
  if ((item.group_id(0 of 1) == 0)@5:1) {
    (a#0[0] = 1)@5:2;
    barrier()@5:3;
  }
}
// observes:
@4:1 writes one element of a, one value in kernel
@5:2 writes one element of a, one value, divergent in kernel
barrier
