function int check(int i#0)
{
  assert assertion(i#0 != 0);
  return i#0;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  check(1)@3:3;
}
// reports:
nothing
