kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  at @1:1
{
  global int[] v#5 = acc#0@3:3;
}
// reports:
nothing
