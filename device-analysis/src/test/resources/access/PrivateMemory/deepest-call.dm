function void f()
{
  @8:1 private int[] p5#5 = new[4];
}
function void g()
{
  @9:1 private int[] p5#5 = new[2];
  f()@9:2;
}
function void h()
{
  @10:1 private int[] p5#5 = new[5];
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  g()@3:1;
  h()@3:2;
  @3:3 private int[] p5#5 = new[1];
}
// finds:
28 bytes
@3:3 p5 4
@9:1 p5 8
@8:1 p5 16
