// An index is an int.
function int f(int a#0, int b#1, global int[] v#2)
{
  v#2[1L] = 3;
  return 0;
}
// becomes:
// refused: type LONG instead of INT
