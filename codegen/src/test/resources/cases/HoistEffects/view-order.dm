// The view on the left is the one before the right side assigns the variable.
function void f(global int[] a#0, global int[] b#1)
{
  global int[] t#2 = a#0;
  t#2[extent(t#2, 0) - 1] = (value { t#2 = b#1; int r#3 = 5; => r#3; });
}
// becomes:
function void f(global int[] a#0, global int[] b#1)
{
  global int[] t#2 = a#0;
  global int[] t#4 = t#2;
  int t#5 = extent(t#2, 0) - 1;
  t#2 = b#1;
  int r#3 = 5;
  t#4[t#5] = r#3;
}
