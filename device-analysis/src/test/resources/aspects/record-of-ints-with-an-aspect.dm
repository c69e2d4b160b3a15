record Pair "Case.Pair" (int x, int y) aspects gpu
kernel nd_range 1 k "kernel"
  argument global Pair[] p#1 records none = captured 1
  at @1:1
{
  int v#5 = (p#1[0]@3:9).x@3:3;
}
// finds:
kernel: gpu @3:9
  own [GPU] imported [] used [GPU] required [GPU]
  nearest gpu: kernel @3:9
