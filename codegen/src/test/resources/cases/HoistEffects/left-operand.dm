// A value read before an assignment is kept.
function int f(int a#0, int b#1, global int[] v#2)
{
  return a#0 + (a#0 = 3) + a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int t#3 = a#0;
  a#0 = 3;
  return t#3 + a#0 + a#0;
}
