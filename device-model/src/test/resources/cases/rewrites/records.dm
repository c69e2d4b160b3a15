record P "P" (int x, float y)
function void f(int a#0, int b#1, global int[] v#2)
{
  P p#3 = new P(1, 2.0f);
  a#0 = p#3.x + new P(2, float(3)).x;
}
// gives:
record P "P" (int x, float y)
function void f(int a#0, int b#1, global int[] v#2)
{
  P p#3 = new P(2, 2.0f);
  a#0 = p#3.x + new P(3, float(4)).x;
}
