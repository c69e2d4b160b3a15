// Code that asks nothing is not folded.
function int f(int a#0, int b#1, global int[] v#2)
{
  return 1 + 2;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  return 1 + 2;
}
