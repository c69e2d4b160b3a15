kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  argument global int[] other#1 accessor none = captured 1 @2:3
  at @1:1
{
  global int[] v#5 = acc#0;
  (v#5[0] = 1)@3:1;
  int x#6 = v#5[1 for 3][0]@3:2;
}
// finds:
@3:1 writes acc in kernel
may write acc
