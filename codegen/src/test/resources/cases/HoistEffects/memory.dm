// A value read from memory is kept before a write that may change it.
function int f(int a#0, int b#1, global int[] v#2)
{
  return v#2[a#0] + (v#2[b#1] = 3) + v#2[a#0];
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int t#3 = v#2[a#0];
  v#2[b#1] = 3;
  return t#3 + 3 + v#2[a#0];
}
