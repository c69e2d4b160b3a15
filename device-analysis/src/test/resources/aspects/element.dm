kernel nd_range 1 k "kernel"
  argument global double[] y#1 array none = captured 1
  at @1:1
{
  int n#5 = int(y#1[0]@3:3);
}
// finds:
kernel: fp64 @3:3
  own [FP64] imported [] used [FP64] required [FP64]
  nearest fp64: kernel @3:3
