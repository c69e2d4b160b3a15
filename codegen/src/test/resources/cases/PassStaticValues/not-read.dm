// A function that does not read it is left alone.
function int f(int a#0)
{
  return a#0;
}
kernel range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument int N#5 scalar none = static "p.C" "N" "I" accessible
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
  argument int N#5 scalar none = static "p.C" "N" "I" accessible
{
  o#0[0] = f(N#5);
}
