// requires: kernel WORK_GROUP_SIZE 8,8 @2:2
// requires: g WORK_GROUP_SIZE 8,8 @3:3
function void g()
  display "Case.g()"
{
  return;
}
kernel nd_range 2 k "kernel"
  at @1:1
{
  g()@4:4;
}
// reports:
nothing
