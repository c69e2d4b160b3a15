// mode: WRITE_DISCARD of acc @1:9
kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  argument global int[] other#1 accessor none = captured 1 @2:3
  at @1:1
{
  (other#1[0] = 1)@3:3;
  int v#5 = acc#0[0]@4:4;
  (acc#0[0] = 1)@5:5;
}
// reports:
nothing
