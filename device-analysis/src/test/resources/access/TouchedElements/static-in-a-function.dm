function void f()
{
  free global float[] STATIC_y#1[item.global_id(0 of 1)] = 1.0f;
}
kernel range 1 k "kernel"
  argument global float[] x#0 array none = captured 0
  argument global float[] STATIC_y#1 array none = captured 1
  at @1:1
{
  f();
}
// finds:
x: 
STATIC_y: f g0 .
