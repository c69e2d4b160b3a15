// A chain of assignments stores from right to left.
function int f(int a#0, int b#1, global int[] v#2)
{
  v#2[a#0] = b#1 = a#0 = 4;
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int t#3 = a#0;
  a#0 = 4;
  b#1 = a#0;
  v#2[t#3] = b#1;
  return a#0;
}
