// A call is a statement of its own, or the value of a variable.
function int g(int x#0)
{
  return x#0;
}
function int f(int a#0, int b#1, global int[] v#2)
{
  return g(a#0) + 1;
}
// becomes:
// refused: no pure value: Call
