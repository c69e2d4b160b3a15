// A conditional with effects in the middle of an expression.
function int f(int a#0, int b#1, global int[] v#2)
{
  return a#0 - (b#1 > 0 ? (a#0 = 2) : 3) * a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int t#3 = a#0;
  int choice#4;
  if (b#1 > 0) {
    a#0 = 2;
    choice#4 = a#0;
  } else {
    choice#4 = 3;
  }
  return t#3 - (choice#4 * a#0);
}
