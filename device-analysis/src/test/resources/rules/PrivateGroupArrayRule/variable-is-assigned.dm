kernel nd_range 1 k "kernel"
  at @1:1
{
  @3:3 private int[] p#5 = new[16];
  int l#6 = item.local_id(0 of 1);
  l#6 = 3;
  p#5[l#6 + 1] = 1;
}
// reports:
nothing
