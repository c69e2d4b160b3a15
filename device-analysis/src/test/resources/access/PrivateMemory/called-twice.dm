function void f()
{
  @8:1 private int[] p5#5 = new[4];
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  f()@3:1;
  f()@3:2;
}
// finds:
16 bytes
@8:1 p5 16
