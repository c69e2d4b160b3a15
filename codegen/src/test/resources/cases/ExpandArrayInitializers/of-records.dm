// Elements that are records.
record P "P" (int x, float y)
function int f(int a#0, int b#1, global int[] v#2)
{
  private P[] x#3 = new[2] {new P(1, 2.0f), new P(a#0, 1.0f)};
  return x#3[1].x;
}
// becomes:
record P "P" (int x, float y)
function int f(int a#0, int b#1, global int[] v#2)
{
  private P[] x#3 = new[2];
  x#3[0] = new P(1, 2.0f);
  x#3[1] = new P(a#0, 1.0f);
  return x#3[1].x;
}
