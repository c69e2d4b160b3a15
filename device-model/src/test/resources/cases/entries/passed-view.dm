kernel range 1 k "kernel"
  argument global int[] a#0 array none = captured 0
{
  global int[] v#5 = a#0;
}
// gives:
argument 0 POINTER: 8 bytes at 0
argument 0 LENGTH: 4 bytes at 8
