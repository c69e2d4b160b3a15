kernel range 1 k "kernel"
  argument global float[] y#0 array none = captured 0
  argument global float[] x#1 array none = captured 1
  at @1:1
{
  int i#9 = item.global_id(0 of 1);
  global float[] t#8 = i#9 > 3 ? y#0 : x#1;
  t#8[i#9] = 1.0f;
}
// finds:
y: 
x: 
