// Operands of an operator have one type.
function int f(int a#0, int b#1, global int[] v#2)
{
  return a#0 + 1L;
}
// becomes:
// refused: type LONG instead of INT
