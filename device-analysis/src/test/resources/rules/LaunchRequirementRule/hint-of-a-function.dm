// requires: g WORK_GROUP_SIZE_HINT 8 @3:3
function void g()
  display "Case.g()"
{
  return;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  g()@4:4;
}
// reports:
nothing
