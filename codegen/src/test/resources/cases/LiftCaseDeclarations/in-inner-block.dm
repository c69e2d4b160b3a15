// A declaration in a block of a case is not one of the case.
function int f(int a#0, int b#1, global int[] v#2)
{
  switch (a#0) {
    case 1:
      { int x#3 = 1; b#1 = x#3; }
    case 2:
      int y#4 = 2;
    case 3:
      y#4 = 3;
      b#1 = y#4;
  }
  return b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  {
    int y#4;
    switch (a#0) {
      case 1:
        {
          int x#3 = 1;
          b#1 = x#3;
        }
      case 2:
        y#4 = 2;
      case 3:
        y#4 = 3;
        b#1 = y#4;
    }
  }
  return b#1;
}
