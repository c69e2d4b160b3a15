// What a constant condition makes unreachable goes, also the loop that never runs.
function int f(int a#0, int b#1, global int[] v#2)
{
  if (1 < 2)
    a#0 = 1;
  else
    a#0 = 2;
  if (false)
    a#0 = 3;
  while (1 > 2)
    a#0 = 4;
  do {
    a#0 = 5;
  } while (false);
  return true ? a#0 : b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  {
    a#0 = 1;
  }
  do {
    a#0 = 5;
  } while (false);
  return a#0;
}
