// exports: g
function int g(int i#0)
  display "Case.g(int)"
{
  return i#0 + 1;
}
// reports:
nothing
