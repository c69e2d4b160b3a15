// A private array is memory, not a variable that refers to it.
function int f(private int[] a#0)
{
  private int[] t#1 = new[4];
  t#1 = a#0;
  return t#1[0];
}
// becomes:
// refused: assignment to a private array
