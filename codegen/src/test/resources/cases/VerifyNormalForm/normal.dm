// Code in normal form passes.
function int g(int x#0)
{
  return x#0;
}
function int f(int a#0, int b#1, global int[] v#2)
{
  int x#3 = g(a#0);
  while (x#3 > 0) {
    v#2[x#3] = a#0;
    x#3 = x#3 - 1;
  }
  return x#3;
}
// becomes:
function int g(int x#0)
{
  return x#0;
}
function int f(int a#0, int b#1, global int[] v#2)
{
  int x#3 = g(a#0);
  while (x#3 > 0) {
    v#2[x#3] = a#0;
    x#3 = x#3 - 1;
  }
  return x#3;
}
