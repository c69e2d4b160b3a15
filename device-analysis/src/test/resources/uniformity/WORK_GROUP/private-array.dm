kernel nd_range 1 k "kernel"
  at @1:1
{
  private int[] p#5 = new[4];
  p#5[0] = item.local_id(0 of 1);
  if ((p#5[1] == 0)@3:1)
    barrier()@3:2;
}
// observes:
@nowhere writes one element of p, different values in kernel
@nowhere reads different elements of p in kernel
@3:2 barrier is divergent by @3:1 in kernel
barrier
