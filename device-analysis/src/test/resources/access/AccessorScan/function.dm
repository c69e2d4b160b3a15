function int g(global int[] v#0)
  display "Case.g()"
{
  (v#0[0] = 1)@9:1;
  return v#0[0]@9:2;
}
kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  argument global int[] other#1 accessor none = captured 1 @2:3
  at @1:1
{
  int x#5 = g(acc#0)@3:1;
  int y#6 = g(other#1)@3:2;
}
// finds:
@9:1 writes acc in Case.g()
@9:2 reads acc in Case.g()
@9:1 writes other in Case.g()
@9:2 reads other in Case.g()
may write acc
may write other
