function void f(int a#0, int b#1, global int[] v#2)
{
  for (int i#3 = 0, int j#4 = 9; i#3 < 1; i#3 = i#3 + 2) {
    b#1 = 3;
  }
  while (a#0 < 4) {
    a#0 = 5;
  }
  do {
    b#1 = 6;
  } while (b#1 < 7);
}
// gives:
function void f(int a#0, int b#1, global int[] v#2)
{
  for (int i#3 = 1, int j#4 = 10; i#3 < 2; i#3 = i#3 + 3) {
    b#1 = 4;
  }
  while (a#0 < 5) {
    a#0 = 6;
  }
  do {
    b#1 = 7;
  } while (b#1 < 8);
}
