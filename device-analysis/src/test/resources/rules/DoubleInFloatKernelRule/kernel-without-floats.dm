kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  a#0[0] = int((double(a#0[1])@3:3 * 2.5@3:9)@3:5);
}
// reports:
nothing
