// Two cases with equal code do not use each other's variables.
function int f(int a#0, int b#1, global int[] v#2)
{
  switch (a#0) {
    case 1:
      { int x#3 = 5; b#1 = x#3; }
      break;
    case 2:
      { int x#4 = 5; b#1 = x#4; }
      break;
  }
  return b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  switch (a#0) {
    case 1:
      {
        int x#3 = 5;
        b#1 = x#3;
      }
      break;
    case 2:
      {
        int x#4 = 5;
        b#1 = x#4;
      }
      break;
  }
  return b#1;
}
