// mode: WRITE_DISCARD of acc @1:9
kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  at @1:1
{
  barrier();
  int v#5 = acc#0[0]@3:3;
  (acc#0[0] = v#5)@4:4;
}
// reports:
nothing
