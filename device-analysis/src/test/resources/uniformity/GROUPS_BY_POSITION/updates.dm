kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  (a#0[0] += 1)@3:1;
  (a#0[item.local_id(0 of 1)]++)@3:2;
  atomic.add(a#0[0], 1)@3:3;
  barrier()@3:4;
}
// observes:
@3:1 updates one element of a, one value in kernel
@3:2 updates one element of a, one value in kernel
barrier
