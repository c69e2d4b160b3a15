// A continue must not miss the update: it leaves a labeled body.
function int f(int a#0, int b#1, global int[] v#2)
{
  for (int i#4 = 0; i#4 < a#0; i#4++) {
    if (v#2[i#4] < 0)
      continue;
    v#2[i#4] = 0;
  }
  return 0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  {
    int i#4 = 0;
    while (i#4 < a#0) {
      `continue.0`: {
        if (v#2[i#4] < 0) {
          break `continue.0`;
        }
        v#2[i#4] = 0;
      }
      i#4++;
    }
  }
  return 0;
}
