// No PTX: no number of `sm` is reached.
function int f(int a#0, int b#1, global int[] v#2)
{
  return target.sm >= 80 ? 1 : 2;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  return 2;
}
