function int get(global int[] v#0)
  display "IntAccessor1.get(int)"
  origin device_library
{
  return v#0[0]@9:2;
}
kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  argument global int[] other#1 accessor none = captured 1 @2:3
  at @1:1
{
  int x#5 = get(acc#0)@3:1;
}
// finds:
@3:1 reads first acc in kernel
