kernel nd_range 1 k "kernel"
  at @1:1
{
  int v#5 = 0;
  if ((item.local_id(0 of 1) < 4)@3:3)
    v#5 = subgroup.shuffle(v#5, 0)@4:4;
}
// reports:
nothing
