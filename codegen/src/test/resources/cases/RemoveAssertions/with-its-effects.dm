// The condition is not evaluated either: its effects are gone.
function int f(int a#0, int b#1, global int[] v#2)
{
  assert assertion((a#0 = 3) > 1);
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  return a#0;
}
