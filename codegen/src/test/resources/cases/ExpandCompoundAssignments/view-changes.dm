// The view is the one before the value was computed.
function void f(global int[] a#0, global int[] b#1)
{
  global int[] t#2 = a#0;
  t#2[0] += (value { t#2 = b#1; int r#3 = 5; => r#3; });
}
// becomes:
function void f(global int[] a#0, global int[] b#1)
{
  global int[] t#2 = a#0;
  global int[] view#4 = t#2;
  view#4[0] = view#4[0] + value {
    t#2 = b#1;
    int r#3 = 5;
    => r#3;
  };
}
