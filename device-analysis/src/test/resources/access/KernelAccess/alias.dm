kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument global int[] b#1 array none = captured 1 @2:3
  at @1:1
{
  global int[] v#5 = a#0;
  v#5[0] = 1;
  global int[] w#6 = b#1[2 for 4];
  int r#7 = w#6[0];
}
// finds:
a WRITE
b READ
