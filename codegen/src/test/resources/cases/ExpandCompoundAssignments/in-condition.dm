// In a condition it is an expression with statements.
function int f(int a#0, int b#1, global int[] v#2)
{
  if ((a#0 += 2) > 3 && (v#2[0] -= 1) < 2)
    return 1;
  return 0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  if (((a#0 = a#0 + 2) > 3) && ((v#2[0] = v#2[0] - 1) < 2)) {
    return 1;
  }
  return 0;
}
