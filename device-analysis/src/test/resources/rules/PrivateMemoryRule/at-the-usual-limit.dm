kernel nd_range 1 k "kernel"
  at @1:1
{
  @3:3 private int[] p5#5 = new[16384];
}
// reports:
nothing
