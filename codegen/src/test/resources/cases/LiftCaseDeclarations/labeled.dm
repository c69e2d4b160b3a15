// A label of the switch is around the block that it becomes.
function int f(int a#0, int b#1, global int[] v#2)
{
  out:
    switch (a#0) {
      case 1:
        int x#3 = 5;
      case 2:
        x#3 = 6;
        break out;
      case 3:
        break;
    }
  return b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  out: {
    int x#3;
    switch (a#0) {
      case 1:
        x#3 = 5;
      case 2:
        x#3 = 6;
        break out;
      case 3:
        break;
    }
  }
  return b#1;
}
