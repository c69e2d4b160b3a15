// A for loop is not in normal form.
function int f(int a#0, int b#1, global int[] v#2)
{
  for (;;)
    break;
  return 0;
}
// becomes:
// refused: not in normal form: For
