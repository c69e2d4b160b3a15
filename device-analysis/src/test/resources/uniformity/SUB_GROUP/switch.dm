kernel nd_range 1 k "kernel"
  at @1:1
{
  switch (item.local_id(0 of 1)@3:1) {
    case 0:
      subgroup.shuffle(1, 0)@3:2;
      break;
    case default:
  }
  subgroup.shuffle(1, 0)@4:1;
}
// observes:
