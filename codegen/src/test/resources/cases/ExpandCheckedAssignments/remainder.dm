// And a remainder.
function int f(int a#0, int b#1, global int[] v#2)
{
  v#2[0] %= b#1;
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  v#2[0] = v#2[0] % b#1;
  return a#0;
}
