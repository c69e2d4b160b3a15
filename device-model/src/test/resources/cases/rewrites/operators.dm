function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = a#0 + 1 * (b#1 - 2);
  b#1 = -(a#0 << 3);
  boolean z#3 = a#0 < 1 && !(b#1 > 2) || a#0 == 3;
}
// gives:
function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = a#0 + (2 * (b#1 - 3));
  b#1 = -(a#0 << 4);
  boolean z#3 = ((a#0 < 2) && !(b#1 > 3)) || (a#0 == 4);
}
