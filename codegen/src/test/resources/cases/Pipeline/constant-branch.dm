// A branch on a constant takes what it makes unreachable with it.
function int f(int a#0, int b#1, global int[] v#2)
{
  for (;;) {
    if (1 + 1 == 3)
      v#2[a#0++] += 2;
    else
      break;
  }
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  {
    while (true) {
      {
        break;
      }
    }
  }
  return a#0;
}
