// Assertions in the statements of an expression.
function int f(int a#0, int b#1, global int[] v#2)
{
  return value {
    int r#3 = a#0;
    assert argument(r#3 > 0, "positive"; r#3);
    => r#3;
  };
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  return value {
    int r#3 = a#0;
    => r#3;
  };
}
