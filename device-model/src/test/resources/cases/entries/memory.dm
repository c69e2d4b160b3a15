kernel range 1 k "kernel"
  argument global int[] m#0 memory write = captured 0
{
  m#0[1] = 1;
}
// gives:
argument 0 POINTER: 8 bytes at 0
argument 0 ACCESS_RANGE: dropped
argument 0 OFFSET: 4 bytes at 8
