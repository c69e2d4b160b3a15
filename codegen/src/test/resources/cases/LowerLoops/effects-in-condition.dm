// A condition with effects is computed in the loop.
function int f(int a#0, int b#1, global int[] v#2)
{
  while (v#2[0]++ < 3) {
    if (b#1 > 0)
      continue;
    b#1++;
  }
  return b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  while (true) {
    if (!((v#2[0]++) < 3)) {
      break;
    }
    if (b#1 > 0) {
      continue;
    }
    b#1++;
  }
  return b#1;
}
