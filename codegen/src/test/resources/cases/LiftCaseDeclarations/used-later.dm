// A variable of one case that another one uses is declared before the switch.
function int f(int a#0, int b#1, global int[] v#2)
{
  switch (a#0) {
    case 1:
      int x#3 = 5;
      b#1 = x#3;
    case 2:
      x#3 = 7;
      return x#3;
  }
  return b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  {
    int x#3;
    switch (a#0) {
      case 1:
        x#3 = 5;
        b#1 = x#3;
      case 2:
        x#3 = 7;
        return x#3;
    }
  }
  return b#1;
}
