// A while loop whose condition has no effects stays, with its continue.
function int f(int a#0, int b#1, global int[] v#2)
{
  while (a#0 < b#1) {
    a#0 = a#0 + 1;
    if (a#0 == 3)
      continue;
    v#2[a#0] = 1;
  }
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  while (a#0 < b#1) {
    a#0 = a#0 + 1;
    if (a#0 == 3) {
      continue;
    }
    v#2[a#0] = 1;
  }
  return a#0;
}
