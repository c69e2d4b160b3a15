// launch: group_size=17
kernel nd_range 1 k "kernel"
  at @1:1
{
  @3:3 private int[] p#5 = new[16];
  p#5[item.local_id(0 of 1)] = 1;
}
// reports:
nothing
