kernel nd_range 1 k "kernel"
  at @1:1
{
  @3:1 private int[] p5#5 = new[4];
  @3:2 private double[] p6#6 = new[3];
}
// finds:
40 bytes
@3:1 p5 16
@3:2 p6 24
