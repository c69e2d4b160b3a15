// A condition is a boolean.
function int f(int a#0, int b#1, global int[] v#2)
{
  if (a#0)
    return 1;
  return 0;
}
// becomes:
// refused: type INT instead of BOOLEAN
