// Assertions go, and what was only for them stays dead.
function int f(int a#0, int b#1, global int[] v#2)
{
  for (int i#3 = 0; i#3 < a#0; ++i#3)
    assert assertion(v#2[i#3] > 0);
  return b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  {
    int i#3 = 0;
    while (i#3 < a#0) {
      i#3 = i#3 + 1;
    }
  }
  return b#1;
}
