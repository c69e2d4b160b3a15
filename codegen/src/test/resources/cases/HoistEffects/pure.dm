// Without effects nothing changes.
function int f(int a#0, int b#1, global int[] v#2)
{
  int r#3 = a#0 * b#1 + v#2[a#0];
  return r#3 > 0 && b#1 > 0 ? r#3 : -r#3;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int r#3 = (a#0 * b#1) + v#2[a#0];
  return ((r#3 > 0) && (b#1 > 0)) ? r#3 : -r#3;
}
