// mode: READ of acc @1:9
kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  at @1:1
{
  int v#5 = acc#0[0]@3:3;
}
// reports:
nothing
