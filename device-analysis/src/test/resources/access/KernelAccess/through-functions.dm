function void set(global int[] v#0, global int[] w#1)
{
  v#0[0] = w#1[0];
}
function void g(global int[] v#0, global int[] w#1)
{
  set(w#1, v#0);
}
kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument global int[] b#1 array none = captured 1 @2:3
  at @1:1
{
  g(a#0, b#1);
}
// finds:
a READ
b WRITE
