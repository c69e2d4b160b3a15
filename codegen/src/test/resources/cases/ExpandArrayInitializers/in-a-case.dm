// The stores of a case stay in the case.
function int f(int a#0, int b#1, global int[] v#2)
{
  switch (a#0) {
    case 1:
      private int[] x#3 = new[1] {7};
      return x#3[0];
    case default:
      return 0;
  }
  return 1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  switch (a#0) {
    case 1:
      private int[] x#3 = new[1];
      x#3[0] = 7;
      return x#3[0];
    case default:
      return 0;
  }
  return 1;
}
