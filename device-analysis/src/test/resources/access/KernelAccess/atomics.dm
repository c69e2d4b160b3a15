kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument global int[] b#1 array none = captured 1 @2:3
  argument global int[] c#4 array none = captured 4
  at @1:1
{
  int v#5 = atomic.load(a#0[0]);
  atomic.store(b#1[0], 1);
  atomic.add(c#4[0], 1);
}
// finds:
a READ
b WRITE
c READ_WRITE
