kernel nd_range 1 k "kernel"
  argument global float[] y#0 array none = captured 0
  argument global float[] x#1 array none = captured 1
  at @1:1
{
  y#0[item.group_id(0 of 1) * item.local_range(0 of 1) + item.local_id(0 of 1)] = x#1[item.group_id(0 of 1)];
}
// finds:
y: f w0 L0 * l0 + .
x: r w0 .
