// What `&&` may skip is in a branch.
function int f(int a#0, int b#1, global int[] v#2)
{
  boolean r#3 = a#0 > 0 && (b#1 = 4) > 2;
  return r#3 ? b#1 : a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  boolean t#4 = a#0 > 0;
  if (t#4) {
    b#1 = 4;
    t#4 = b#1 > 2;
  }
  boolean r#3 = t#4;
  return r#3 ? b#1 : a#0;
}
