kernel nd_range 1 k "kernel"
  at @1:1
{
  double d#5 = 1.0@4:9;
  double e#6 = 2.0@4:4;
}
// finds:
kernel: fp64 @4:4
  own [FP64] imported [] used [FP64] required [FP64]
  nearest fp64: kernel @4:4
