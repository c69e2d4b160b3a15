function int f()
{
  return 1;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  int i#5 = f();
}
// finds:
f 3
kernel 6
