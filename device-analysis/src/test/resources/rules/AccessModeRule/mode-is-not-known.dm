kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  at @1:1
{
  (acc#0[0] += 1)@3:3;
}
// reports:
nothing
