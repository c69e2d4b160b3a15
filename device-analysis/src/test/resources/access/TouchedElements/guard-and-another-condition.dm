kernel range 1 k "kernel"
  argument global float[] y#0 array none = captured 0
  argument global float[] x#1 array none = captured 1
  argument int n#2 scalar none = captured 2
  at @1:1
{
  int i#9 = item.global_id(0 of 1);
  if (i#9 < n#2 && x#1[i#9] > 0.0f)
  {
    y#0[i#9] = x#1[i#9];
  }
}
// finds:
y: w g0 v2 1 - atmost .
x: r g0 v2 1 - atmost .
