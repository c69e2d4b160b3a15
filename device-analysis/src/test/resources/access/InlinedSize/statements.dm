kernel nd_range 1 k "kernel"
  at @1:1
{
  int i#5 = 0;
  i#5 = i#5 + 1;
}
// finds:
kernel 8
