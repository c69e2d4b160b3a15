record Pair "Case.Pair" (int x, double y) aspects fp64
kernel nd_range 1 k "kernel"
  argument global Pair[] p#1 records none = captured 1
  at @1:1
{
  (p#1[0] = new Pair(1, 2.0@3:12)@3:9)@3:3;
}
// finds:
kernel: fp64 @3:3
  own [FP64] imported [] used [FP64] required [FP64]
  nearest fp64: kernel @3:3
