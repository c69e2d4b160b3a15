// A for loop becomes a while loop in a block of its own.
function int f(int a#0, int b#1, global int[] v#2)
{
  int s#3 = 0;
  for (int i#4 = 0; i#4 < a#0; i#4++)
    s#3 += i#4;
  return s#3;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int s#3 = 0;
  {
    int i#4 = 0;
    while (i#4 < a#0) {
      s#3 += i#4;
      i#4++;
    }
  }
  return s#3;
}
