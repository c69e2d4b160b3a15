function double g()
  display "Library.g()"
  origin device_library
  at @8:8
{
  return 1.0@9:9;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  int i#5 = int(g()@3:3);
}
// finds:
kernel: fp64 @3:3
  own [FP64] imported [] used [FP64] required [FP64]
  nearest fp64: kernel @3:3
g: fp64 @9:9
  own [FP64] imported [] used [FP64] required [FP64]
