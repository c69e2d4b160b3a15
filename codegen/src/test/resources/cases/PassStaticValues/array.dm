// A static array is passed as a view.
function int f(int a#0)
{
  return (free global int[] T#6)[a#0] + extent(T#6, 0);
}
kernel range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument global int[] T#6 array read = static "p.C" "T" "[I"
{
  o#0[0] = f(1);
}
// becomes:
function int f(int a#0, global int[] T#6)
{
  return T#6[a#0] + extent(T#6, 0);
}
kernel range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument global int[] T#6 array read = static "p.C" "T" "[I"
{
  o#0[0] = f(1, T#6);
}
