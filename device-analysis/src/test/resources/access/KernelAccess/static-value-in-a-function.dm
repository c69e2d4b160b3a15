function int g()
{
  return free global int[] STATIC#9[0];
}
kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument global int[] STATIC#9 array none = captured 9
  at @1:1
{
  a#0[0] = g();
}
// finds:
a WRITE
STATIC READ
