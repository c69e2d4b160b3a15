// A captured value is no static one.
function int f(int a#0)
{
  return a#0;
}
kernel range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument int N#5 scalar none = captured 1
{
  o#0[0] = f(N#5);
}
// becomes:
function int f(int a#0)
{
  return a#0;
}
kernel range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument int N#5 scalar none = captured 1
{
  o#0[0] = f(N#5);
}
