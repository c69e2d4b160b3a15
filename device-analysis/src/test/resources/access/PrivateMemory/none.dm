kernel nd_range 1 k "kernel"
  at @1:1
{
  int i#5 = 0;
}
// finds:
0 bytes
