function void h()
  display "Case.h()"
{
  double d#0 = 1.0@10:9;
}
function void g()
  display "Case.g()"
{
  h()@9:9;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  g()@4:4;
  h()@5:5;
}
// finds:
kernel:
  own [] imported [] used [FP64] required [FP64]
  nearest fp64: kernel @5:5 > Case.h() @10:9
h: fp64 @10:9
  own [FP64] imported [] used [FP64] required [FP64]
g:
  own [] imported [] used [FP64] required [FP64]
