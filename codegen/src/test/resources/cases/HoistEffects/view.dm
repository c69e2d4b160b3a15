// A view that is chosen by code with effects goes into a variable.
function int g(int x#0)
{
  return x#0;
}
function int f(global int[] a#0, global int[] b#1, int n#2)
{
  return (n#2 > 0 ? a#0 : b#1[g(n#2) for 2])[0];
}
// becomes:
function int g(int x#0)
{
  return x#0;
}
function int f(global int[] a#0, global int[] b#1, int n#2)
{
  global int[] choice#3;
  if (n#2 > 0) {
    choice#3 = a#0;
  } else {
    int t#4 = g(n#2);
    choice#3 = b#1[t#4 for 2];
  }
  return choice#3[0];
}
