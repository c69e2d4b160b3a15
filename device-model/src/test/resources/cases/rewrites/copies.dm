function void f(int a#0, int b#1, global int[] v#2, local int[] t#3, private float[] s#5, private int[] p#6)
{
  int e#4 = copy.start(t#3, v#2; 1, 2, 3, 4, 5, 6);
  copy.wait(; e#4);
  matrix.half(s#5, p#6, p#6; 7, 8, 9);
}
// gives:
function void f(int a#0, int b#1, global int[] v#2, local int[] t#3, private float[] s#5, private int[] p#6)
{
  int e#4 = copy.start(t#3, v#2; 2, 3, 4, 5, 6, 7);
  copy.wait(; e#4);
  matrix.half(s#5, p#6, p#6; 8, 9, 10);
}
