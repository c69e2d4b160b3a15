kernel nd_range 1 k "kernel"
  argument global double[] y#1 array none = captured 1
  at @1:1
{
  int n#5 = extent(y#1, 0);
}
// finds:
kernel:
  own [] imported [] used [] required []
