// Several initializers and updates, in order.
function int f(int a#0, int b#1, global int[] v#2)
{
  for (int i#3 = 0, int j#4 = b#1; i#3 < j#4; i#3++, j#4--)
    v#2[i#3] = j#4;
  return 0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  {
    int i#3 = 0;
    int j#4 = b#1;
    while (i#3 < j#4) {
      v#2[i#3] = j#4;
      i#3++;
      j#4--;
    }
  }
  return 0;
}
