kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  argument global int[] other#1 accessor none = captured 1 @2:3
  argument int n#2 scalar none = captured 2 @2:4
  at @1:1
{
  for (int i#5 = 0; i#5 < n#2; i#5++) {
    int v#6 = acc#0[0]@3:3;
    (acc#0[0] = 1)@4:4;
  }
}
// finds:
@3:3 reads acc in kernel
@4:4 writes acc in kernel
may write acc
