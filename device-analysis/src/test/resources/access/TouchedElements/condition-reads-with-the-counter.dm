kernel range 1 k "kernel"
  argument global float[] y#0 array none = captured 0
  argument global float[] x#1 array none = captured 1
  at @1:1
{
  int i#9 = item.global_id(0 of 1);
  for (int k#6 = 0; k#6 < 9 && x#1[k#6] > 0.0f; k#6++)
  {
    y#0[k#6] = 1.0f;
  }
}
// finds:
y: w 0 9 1 - 1 up .
x: 
