kernel range 1 k "kernel"
  argument global float[] y#0 array none = captured 0
  argument global float[] x#1 array none = captured 1
  at @1:1
{
  for (int k#6 = item.global_id(0 of 1); k#6 < extent(y#0, 0); k#6 += item.global_range(0 of 1))
  {
    y#0[k#6] = x#1[k#6];
  }
}
// finds:
y: w g0 n0 1 - G0 up .
x: r g0 n0 1 - G0 up .
