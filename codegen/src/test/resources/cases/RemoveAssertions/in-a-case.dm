// Only the assertion of a case goes, and control falls through as before.
function int f(int a#0, int b#1, global int[] v#2)
{
  switch (a#0) {
    case 1:
      assert division(b#1 != 0);
    case default:
      return 1;
  }
  return 2;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  switch (a#0) {
    case 1:
    case default:
      return 1;
  }
  return 2;
}
