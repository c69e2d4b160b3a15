record Pair "Case.Pair" (byte x, double y)
kernel nd_range 1 k "kernel"
  at @1:1
{
  @3:1 private Pair[] p5#5 = new[4];
}
// finds:
64 bytes
@3:1 p5 64
