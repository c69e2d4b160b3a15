function int all(int v#0)
{
  return v#0;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  int v#5 = collective.work_group(all(item.local_id(0 of 1)))@3:1;
  if ((v#5 == 0)@3:2)
    barrier()@3:3;
}
// observes:
@3:3 barrier is divergent by @3:2 in kernel
barrier
