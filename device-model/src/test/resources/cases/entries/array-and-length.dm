kernel range 1 k "kernel"
  argument global int[] a#0 array write = captured 0
{
  a#0[extent(a#0, 0) - 1] = 1;
}
// gives:
argument 0 POINTER: 8 bytes at 0
argument 0 LENGTH: 4 bytes at 8
