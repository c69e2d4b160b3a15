function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = value {
    int t#3 = 1;
    if (b#1 > 2) {
      t#3 = 3;
    }
    => t#3;
  } + 4;
}
// gives:
function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = value {
    int t#3 = 2;
    if (b#1 > 3) {
      t#3 = 4;
    }
    => t#3;
  } + 5;
}
