// A function that reads a static value gets it as a parameter.
function int f(int a#0)
{
  return a#0 + free int N#5;
}
kernel range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument int N#5 scalar none = static "p.C" "N" "I" accessible
{
  o#0[0] = f(1);
}
// becomes:
function int f(int a#0, int N#5)
{
  return a#0 + N#5;
}
kernel range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument int N#5 scalar none = static "p.C" "N" "I" accessible
{
  o#0[0] = f(1, N#5);
}
