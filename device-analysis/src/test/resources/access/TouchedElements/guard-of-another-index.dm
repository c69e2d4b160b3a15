kernel range 2 k "kernel"
  argument global float[] y#0 array none = captured 0
  at @1:1
{
  int i#9 = item.global_id(0 of 2);
  int j#8 = item.global_id(1 of 2);
  if (j#8 < 1)
  {
    y#0[i#9] = 1.0f;
  }
}
// finds:
y: w g0 .
