// Values with effects are stored in order.
function int f(int a#0, int b#1, global int[] v#2)
{
  private int[] x#3 = new[3] {a#0++, a#0++, a#0};
  return x#3[2];
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  private int[] x#3 = new[3];
  x#3[0] = a#0++;
  x#3[1] = a#0++;
  x#3[2] = a#0;
  return x#3[2];
}
