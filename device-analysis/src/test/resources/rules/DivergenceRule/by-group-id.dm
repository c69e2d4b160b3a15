kernel nd_range 1 k "kernel"
  at @1:1
{
  if ((item.group_id(0 of 1) < 4)@3:3)
    barrier()@4:4;
}
// reports:
nothing
