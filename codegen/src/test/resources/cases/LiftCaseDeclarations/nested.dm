// A switch in a case of a switch.
function int f(int a#0, int b#1, global int[] v#2)
{
  switch (a#0) {
    case 1:
      int x#3 = 1;
      switch (b#1) {
        case 1:
          int y#4 = 2;
        case 2:
          y#4 = x#3;
          return y#4;
      }
    case 2:
      x#3 = 3;
      return x#3;
  }
  return 0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  {
    int x#3;
    switch (a#0) {
      case 1:
        x#3 = 1;
        {
          int y#4;
          switch (b#1) {
            case 1:
              y#4 = 2;
            case 2:
              y#4 = x#3;
              return y#4;
          }
        }
      case 2:
        x#3 = 3;
        return x#3;
    }
  }
  return 0;
}
