// Arguments are evaluated in order; calls are statements.
function int g(int x#0, int y#1)
{
  return x#0;
}
function int f(int a#0, int b#1, global int[] v#2)
{
  return g(a#0, g(b#1, a#0 = 2)) + v#2[0];
}
// becomes:
function int g(int x#0, int y#1)
{
  return x#0;
}
function int f(int a#0, int b#1, global int[] v#2)
{
  int t#3 = a#0;
  a#0 = 2;
  int t#4 = g(b#1, a#0);
  int t#5 = g(t#3, t#4);
  return t#5 + v#2[0];
}
