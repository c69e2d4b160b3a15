// A for loop without condition is `while (true)`.
function int f(int a#0, int b#1, global int[] v#2)
{
  for (;;) {
    if (a#0 > 3)
      break;
    a#0++;
  }
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  {
    while (true) {
      if (a#0 > 3) {
        break;
      }
      a#0++;
    }
  }
  return a#0;
}
