// mode: WRITE_DISCARD of acc @1:9
kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  argument int n#2 scalar none = captured 2 @2:4
  at @1:1
{
  for (int i#5 = 0; i#5 < n#2; i#5++) {
    int v#6 = acc#0[0]@3:3;
    (acc#0[0] = 1)@4:4;
  }
}
// reports:
nothing
