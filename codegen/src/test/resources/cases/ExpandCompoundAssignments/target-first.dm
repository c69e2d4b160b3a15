// The target is read before the value is evaluated.
function int f(int a#0, int b#1, global int[] v#2)
{
  a#0 += a#0++ + (a#0 = 3);
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  a#0 = a#0 + (value {
    int old#3 = a#0;
    a#0 = old#3 + 1;
    => old#3;
  } + (a#0 = 3));
  return a#0;
}
