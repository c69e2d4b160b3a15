kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  argument global int[] other#1 accessor none = captured 1 @2:3
  at @1:1
{
  if (other#1[0]@3:1 == 0)
    (acc#0[0] = 1)@3:3;
  else {
    int v#5 = acc#0[0]@4:4;
  }
}
// finds:
@3:1 reads first other in kernel
@3:3 writes acc in kernel
@4:4 reads acc in kernel
may write acc
