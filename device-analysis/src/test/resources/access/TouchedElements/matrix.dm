kernel range 2 k "kernel"
  argument global float[] y#0 array none = captured 0
  argument global float[] x#1 array none = captured 1
  argument int n#2 scalar none = captured 2
  at @1:1
{
  int r#9 = item.global_id(0 of 2);
  int c#8 = item.global_id(1 of 2);
  float s#7 = 0.0f;
  for (int k#6 = 0; k#6 < n#2; k#6++)
  {
    s#7 += x#1[r#9 * n#2 + k#6] * x#1[k#6 * n#2 + c#8];
  }
  y#0[r#9 * n#2 + c#8] = s#7;
}
// finds:
y: f g0 v2 * g1 + .
x: r g0 v2 * 0 v2 1 - 1 up + . r 0 v2 1 - 1 up v2 * g1 + .
