// Elements without a value stay zero.
function int f(int a#0, int b#1, global int[] v#2)
{
  private int[] x#3 = new[4] {a#0, 2};
  return x#3[1];
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  private int[] x#3 = new[4];
  x#3[0] = a#0;
  x#3[1] = 2;
  return x#3[1];
}
