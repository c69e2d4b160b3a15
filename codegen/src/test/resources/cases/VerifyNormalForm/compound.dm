// A compound assignment is not in normal form.
function int f(int a#0, int b#1, global int[] v#2)
{
  a#0 += 3;
  return a#0;
}
// becomes:
// refused: evaluated for nothing: CompoundAssign
