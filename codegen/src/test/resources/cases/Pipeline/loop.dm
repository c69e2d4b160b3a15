// A loop with an old value in its condition.
function int f(int a#0, int b#1, global int[] v#2)
{
  int s#3 = 0;
  for (int i#4 = 0; v#2[i#4++] > 0 && s#3 < 9; s#3 += i#4)
    if (i#4 == b#1)
      continue;
    endif
  return s#3;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int s#3 = 0;
  {
    int i#4 = 0;
    while (true) {
      int old#5 = i#4;
      i#4 = old#5 + 1;
      if (!((v#2[old#5] > 0) && (s#3 < 9))) {
        break;
      }
      `continue.0`: {
        if (i#4 == b#1) {
          break `continue.0`;
        }
      }
      s#3 = s#3 + i#4;
    }
  }
  return s#3;
}
