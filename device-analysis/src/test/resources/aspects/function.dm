function double g()
  display "Case.g()"
  at @8:8
{
  return 1.0@9:9;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  g()@3:3;
}
// finds:
kernel: fp64 @3:3
  own [FP64] imported [] used [FP64] required [FP64]
  nearest fp64: kernel @3:3
g: fp64 @9:9
  own [FP64] imported [] used [FP64] required [FP64]
