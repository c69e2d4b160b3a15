function int at(int a#0, int b#1)
{
  int c#2 = a#0 * b#1;
  return c#2 + 1;
}
function void put(global float[] a#0, int i#1, float v#2)
{
  global float[] b#3 = a#0;
  b#3[i#1] = v#2;
}
kernel range 1 k "kernel"
  argument global float[] y#0 array none = captured 0
  argument global float[] x#1 array none = captured 1
  argument int n#2 scalar none = captured 2
  at @1:1
{
  int i#9 = item.global_id(0 of 1);
  put(y#0, at(i#9, n#2), x#1[at(i#9, 3)]);
}
// finds:
y: f g0 v2 * 1 + .
x: r g0 3 * 1 + .
