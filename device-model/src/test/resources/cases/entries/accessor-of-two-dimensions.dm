kernel range 2 k "kernel"
  argument global int[,] a#0 accessor write = captured 0
{
  a#0[0, 1] = extent(a#0, 1);
}
// gives:
argument 0 POINTER: 8 bytes at 0
argument 0 ACCESS_RANGE: dropped
argument 0 ACCESS_RANGE 1: 4 bytes at 8
argument 0 BUFFER_RANGE: dropped
argument 0 BUFFER_RANGE 1: 4 bytes at 12
argument 0 OFFSET: 4 bytes at 16
argument 0 OFFSET 1: 4 bytes at 20
