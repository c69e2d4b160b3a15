kernel range 1 k "kernel"
  argument global float[] y#0 array none = captured 0
  argument global float[] x#1 array none = captured 1
  at @1:1
{
  int i#9 = item.global_id(0 of 1);
  if (i#9 > 0 && x#1[i#9 - 1] > 0.0f)
  {
    y#0[i#9] = 1.0f;
  }
  else
  {
    y#0[i#9] = 2.0f;
  }
}
// finds:
y: w g0 0 1 + atleast . w g0 .
x: r g0 0 1 + atleast 1 - .
