// exports: g
// requires: g SUB_GROUP_SIZE 8 @7:7
function void g()
  display "Case.g()"
{
  return;
}
// reports:
nothing
