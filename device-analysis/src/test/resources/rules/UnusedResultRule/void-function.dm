function void nothing()
{
  return;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  nothing()@3:3;
}
// reports:
nothing
