// An assignment in an operand is not in normal form.
function int f(int a#0, int b#1, global int[] v#2)
{
  return a#0 + (b#1 = 3);
}
// becomes:
// refused: no pure value: Assign
