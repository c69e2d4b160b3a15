function int div(int i#0)
{
  return 7 / i#0;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  div(1)@3:3;
}
// reports:
nothing
