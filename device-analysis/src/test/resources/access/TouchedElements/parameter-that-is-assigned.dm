function void put(global float[] a#0, global float[] b#1, int i#2)
{
  if (i#2 > 3)
  {
    a#0 = b#1;
  }
  a#0[i#2] = 1.0f;
}
kernel range 1 k "kernel"
  argument global float[] y#0 array none = captured 0
  argument global float[] x#1 array none = captured 1
  at @1:1
{
  int i#9 = item.global_id(0 of 1);
  put(y#0, x#1, i#9);
}
// finds:
y: 
x: 
