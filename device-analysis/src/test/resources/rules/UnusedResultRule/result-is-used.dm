function int inc(int i#0)
  display "Case.inc(int)"
{
  i#0++;
  return i#0;
}
kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  a#0[0] = inc(1)@3:3;
}
// reports:
nothing
