kernel nd_range 1 k "kernel"
  at @1:1
{
  
}
// finds:
kernel 1
