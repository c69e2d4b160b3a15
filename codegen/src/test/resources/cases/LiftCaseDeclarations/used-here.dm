// A variable that only its case uses stays.
function int f(int a#0, int b#1, global int[] v#2)
{
  switch (a#0) {
    case 1:
      int x#3 = 5;
      return x#3;
    case default:
      return 2;
  }
  return b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  switch (a#0) {
    case 1:
      int x#3 = 5;
      return x#3;
    case default:
      return 2;
  }
  return b#1;
}
