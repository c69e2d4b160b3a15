function void g(double d#0)
  display "Case.g(double)"
  at @8:8
{
  return;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  g(1.0@3:9)@3:3;
}
// finds:
kernel: fp64 @3:9
  own [FP64] imported [] used [FP64] required [FP64]
  nearest fp64: kernel @3:9
g: fp64 @8:8
  own [FP64] imported [] used [FP64] required [FP64]
