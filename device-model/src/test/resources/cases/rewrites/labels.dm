function void f(int a#0, int b#1, global int[] v#2)
{
  outer:
    while (a#0 < 1) {
      if (b#1 > 2) {
        break outer;
      }
      continue outer;
    }
  return;
}
// gives:
function void f(int a#0, int b#1, global int[] v#2)
{
  outer:
    while (a#0 < 2) {
      if (b#1 > 3) {
        break outer;
      }
      continue outer;
    }
  return;
}
