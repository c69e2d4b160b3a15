kernel range 1 k "kernel"
  argument global float[] y#0 array none = captured 0
  argument global float[] x#1 array none = captured 1
  argument global int[] t#2 array none = captured 2
  at @1:1
{
  int i#9 = item.global_id(0 of 1);
  y#0[t#2[i#9]] = x#1[i#9];
}
// finds:
y: 
x: r g0 .
t: r g0 .
