// An assertion is not in normal form.
function int f(int a#0, int b#1, global int[] v#2)
{
  assert assertion(a#0 > 0);
  return 0;
}
// becomes:
// refused: not in normal form: Assert
