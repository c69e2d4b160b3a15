// `continue label` of a do loop whose condition has no effects.
function int f(int a#0, int b#1, global int[] v#2)
{
  again:
    do {
      for (;;) {
        if (a#0 > 2)
          continue again;
        a#0++;
      }
    } while (b#1 > a#0);
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  again:
    do {
      `continue.0`: {
        {
          while (true) {
            if (a#0 > 2) {
              break `continue.0`;
            }
            a#0++;
          }
        }
      }
    } while (b#1 > a#0);
  return a#0;
}
