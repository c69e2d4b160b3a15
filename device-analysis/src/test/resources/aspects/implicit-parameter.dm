// implicit: d
function void g(double d#0)
  display "Case.g()"
  at @8:8
{
  return;
}
kernel nd_range 1 k "kernel"
  argument double d#1 scalar none = captured 1
  at @1:1
{
  g(d#1@3:9)@3:3;
}
// finds:
kernel:
  own [] imported [] used [] required []
g:
  own [] imported [] used [] required []
