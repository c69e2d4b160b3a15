// A declaration without a value leaves nothing in its case.
function int f(int a#0, int b#1, global int[] v#2)
{
  switch (a#0) {
    case 1:
      int x#3;
    case 2:
      x#3 = a#0;
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
      case 2:
        x#3 = a#0;
        return x#3;
    }
  }
  return 0;
}
