kernel range 1 k "kernel"
  argument global float[] y#0 array none = captured 0
  argument global float[] x#1 array none = captured 1
  argument int n#2 scalar none = captured 2
  at @1:1
{
  int i#9 = item.global_id(0 of 1);
  for (int k#6 = i#9; k#6 >= n#2; k#6 -= n#2)
  {
    y#0[k#6] = x#1[k#6];
  }
}
// finds:
y: w g0 v2 v2 down .
x: r g0 v2 v2 down .
