kernel nd_range 1 k "kernel"
  argument int n#2 scalar none = captured 2 @2:4
  at @1:1
{
  if ((n#2 == 0)@3:1)
    return;
  barrier()@3:2;
  if ((item.local_id(0 of 1) == 0)@4:1)
    return;
  barrier()@4:2;
}
// observes:
barrier
@4:2 barrier is divergent by @4:1 in kernel
barrier
