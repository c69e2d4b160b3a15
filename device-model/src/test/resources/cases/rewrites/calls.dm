function int g(int a#0, int b#1)
{
  return a#0 + 9;
}
function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = g(1, b#1 + 2);
  a#0 = math.max(3, math.abs(4));
  a#0 = collective.work_group(g(5, 6));
}
// gives:
function int g(int a#0, int b#1)
{
  return a#0 + 10;
}
function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = g(2, b#1 + 3);
  a#0 = math.max(4, math.abs(5));
  a#0 = collective.work_group(g(6, 7));
}
