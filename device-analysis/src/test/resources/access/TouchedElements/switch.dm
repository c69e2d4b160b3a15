kernel range 1 k "kernel"
  argument global float[] y#0 array none = captured 0
  argument global float[] x#1 array none = captured 1
  argument int n#2 scalar none = captured 2
  at @1:1
{
  int i#9 = item.global_id(0 of 1);
  switch (n#2)
  {
    case 1:
      if (i#9 < 5)
      {
        break;
      }
      y#0[i#9] = 1.0f;
    case 2:
      x#1[i#9] = 1.0f;
  }
}
// finds:
y: w g0 5 atleast .
x: w g0 .
