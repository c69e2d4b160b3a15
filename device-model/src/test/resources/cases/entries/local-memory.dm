kernel nd_range 1 k "kernel"
  argument local int[,] t#0 local_accessor read_write = captured 0
{
  t#0[0, 1] = 1;
}
// gives:
argument 0 LOCAL_POINTER: 8 bytes at 0
argument 0 ACCESS_RANGE: dropped
argument 0 ACCESS_RANGE 1: 4 bytes at 8
