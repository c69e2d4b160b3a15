// A break in a switch of a loop stays one of the switch.
function int f(int a#0, int b#1, global int[] v#2)
{
  while (v#2[a#0++] > 0) {
    switch (b#1) {
      case 1:
        break;
      case default:
        continue;
    }
    b#1++;
  }
  return b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  while (true) {
    if (!(v#2[a#0++] > 0)) {
      break;
    }
    switch (b#1) {
      case 1:
        break;
      case default:
        continue;
    }
    b#1++;
  }
  return b#1;
}
