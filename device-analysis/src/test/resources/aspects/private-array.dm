kernel nd_range 1 k "kernel"
  at @1:1
{
  @3:3 private double[] p#5 = new[4];
}
// finds:
kernel: fp64 @3:3
  own [FP64] imported [] used [FP64] required [FP64]
  nearest fp64: kernel @3:3
