kernel nd_range 1 k "kernel"
  at @1:1
{
  int v#5 = subgroup.shuffle(item.local_id(0 of 1), 0)@3:1;
  if ((v#5 == 0)@3:2)
    v#5 = subgroup.shuffle(v#5, item.local_id(0 of 1))@3:3;
}
// observes:
