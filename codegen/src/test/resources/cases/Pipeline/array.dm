// An initialized private array in a conditional index.
function int f(int a#0, int b#1, global int[] v#2)
{
  private int[] x#3 = new[2] {a#0++, a#0};
  return x#3[a#0 > 1 && b#1++ > 0 ? 1 : 0] + b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  private int[] x#3 = new[2];
  int old#4 = a#0;
  a#0 = old#4 + 1;
  x#3[0] = old#4;
  x#3[1] = a#0;
  boolean t#6 = a#0 > 1;
  if (t#6) {
    int old#5 = b#1;
    b#1 = old#5 + 1;
    t#6 = old#5 > 0;
  }
  return x#3[t#6 ? 1 : 0] + b#1;
}
