function void f(int a#0, int b#1, global int[] v#2)
{
  int i#3 = 1;
  int j#4;
  private int[] p#5 = new[4];
  private int[] q#6 = new[2] {1, a#0 + 2};
  global int[] w#7 = v#2[3 for 4];
}
// gives:
function void f(int a#0, int b#1, global int[] v#2)
{
  int i#3 = 2;
  int j#4;
  private int[] p#5 = new[4];
  private int[] q#6 = new[2] {2, a#0 + 3};
  global int[] w#7 = v#2[4 for 5];
}
