kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  argument global int[] other#1 accessor none = captured 1 @2:3
  at @1:1
{
  (acc#0[0] += 1)@3:3;
}
// finds:
@3:3 reads first acc in kernel
@3:3 writes acc in kernel
may write acc
