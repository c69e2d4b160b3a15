function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = b#1 > 1 ? 2 : 3;
  a#0 = (b#1 > 4 ? v#2 : v#2)[5];
}
// gives:
function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = (b#1 > 2) ? 3 : 4;
  a#0 = ((b#1 > 5) ? v#2 : v#2)[6];
}
