// A variable may hold one view and then another.
function int f(global int[] a#0, global int[] b#1, int n#2)
{
  global int[] t#3;
  t#3 = n#2 > 0 ? a#0 : b#1;
  b#1 = t#3[1 for n#2];
  return t#3[0] + extent(b#1, 0);
}
// becomes:
function int f(global int[] a#0, global int[] b#1, int n#2)
{
  global int[] t#3;
  t#3 = (n#2 > 0) ? a#0 : b#1;
  b#1 = t#3[1 for n#2];
  return t#3[0] + extent(b#1, 0);
}
