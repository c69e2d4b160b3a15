// Several values, in the order in which the code reads them.
function int f(int a#0)
{
  return (free int M#6) - (free int N#5) - M#6;
}
kernel range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument int N#5 scalar none = static "p.C" "N" "I" accessible
  argument int M#6 scalar none = static "p.C" "M" "I"
{
  o#0[0] = f(f(1));
}
// becomes:
function int f(int a#0, int M#6, int N#5)
{
  return M#6 - N#5 - M#6;
}
kernel range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument int N#5 scalar none = static "p.C" "N" "I" accessible
  argument int M#6 scalar none = static "p.C" "M" "I"
{
  o#0[0] = f(f(1, M#6, N#5), M#6, N#5);
}
