kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  argument global int[] other#1 accessor none = captured 1 @2:3
  at @1:1
{
  int x#5 = acc#0[0]@3:1;
  barrier();
  int y#6 = acc#0[0]@3:2;
}
// finds:
@3:1 reads first acc in kernel
@3:2 reads acc in kernel
