// A call may write memory: what was read from it before is kept.
function int g(global int[] w#0)
{
  w#0[0] = 1;
  return 2;
}
function int f(int a#0, int b#1, global int[] v#2)
{
  return v#2[a#0] + g(v#2) + v#2[a#0];
}
// becomes:
function int g(global int[] w#0)
{
  w#0[0] = 1;
  return 2;
}
function int f(int a#0, int b#1, global int[] v#2)
{
  int t#3 = v#2[a#0];
  int t#4 = g(v#2);
  return t#3 + t#4 + v#2[a#0];
}
