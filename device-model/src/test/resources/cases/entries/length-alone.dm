kernel range 1 k "kernel"
  argument global int[] a#0 array none = captured 0
{
  int n#5 = extent(a#0, 0);
}
// gives:
argument 0 POINTER: dropped
argument 0 LENGTH: 4 bytes at 0
