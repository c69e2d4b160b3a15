// The index is evaluated once.
function int f(int a#0, int b#1, global int[] v#2)
{
  v#2[a#0++] *= 3;
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int index#3 = a#0++;
  v#2[index#3] = v#2[index#3] * 3;
  return a#0;
}
