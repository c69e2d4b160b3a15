// No values, nothing to store.
function int f(int a#0, int b#1, global int[] v#2)
{
  private int[] x#3 = new[0];
  private int[] y#4 = new[2];
  return 1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  private int[] x#3 = new[0];
  private int[] y#4 = new[2];
  return 1;
}
