// A continue of a do loop goes to its condition.
function int f(int a#0, int b#1, global int[] v#2)
{
  do {
    if (a#0 == 5)
      continue;
    b#1++;
  } while (v#2[a#0++] > 0);
  return b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  while (true) {
    `continue.0`: {
      if (a#0 == 5) {
        break `continue.0`;
      }
      b#1++;
    }
    if (!(v#2[a#0++] > 0)) {
      break;
    }
  }
  return b#1;
}
