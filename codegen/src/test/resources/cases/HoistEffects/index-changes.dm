// An index that the stored value changes is kept.
function int f(int a#0, int b#1, global int[] v#2)
{
  v#2[a#0] = (a#0 = 1) + v#2[a#0];
  return (v#2[a#0] = 2) + v#2[b#1] + v#2[a#0];
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int t#3 = a#0;
  a#0 = 1;
  v#2[t#3] = a#0 + v#2[a#0];
  v#2[a#0] = 2;
  return 2 + v#2[b#1] + v#2[a#0];
}
