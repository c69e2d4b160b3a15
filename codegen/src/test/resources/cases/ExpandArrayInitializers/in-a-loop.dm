// Each pass through the loop zeroes and stores again.
function int f(int a#0, int b#1, global int[] v#2)
{
  while (a#0 > 0) {
    private int[] x#3 = new[2] {a#0, b#1};
    a#0 = x#3[0] - 1;
  }
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  while (a#0 > 0) {
    private int[] x#3 = new[2];
    x#3[0] = a#0;
    x#3[1] = b#1;
    a#0 = x#3[0] - 1;
  }
  return a#0;
}
