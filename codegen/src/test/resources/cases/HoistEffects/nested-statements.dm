// Statements of an expression move out, and what is computed before them is kept.
function int f(int a#0, int b#1, global int[] v#2)
{
  int r#4 = a#0 + value {
    int t#3 = b#1;
    a#0 = 9;
    => t#3;
  } + a#0;
  return r#4;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int t#5 = a#0;
  int t#3 = b#1;
  a#0 = 9;
  int r#4 = t#5 + t#3 + a#0;
  return r#4;
}
