function int sum(int v#0)
  display "SubGroup.sum(int)"
  origin device_library
{
  return subgroup.shuffle(v#0, 0);
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  int v#5 = 0;
  if ((item.group_id(0 of 1) < 4)@3:3)
    v#5 = collective.sub_group(sum(v#5)@4:4)@4:4;
}
// reports:
nothing
