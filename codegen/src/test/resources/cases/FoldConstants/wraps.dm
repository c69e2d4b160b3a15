// Arithmetic of int and long wraps as in Java.
function int f(int a#0, int b#1, global int[] v#2)
{
  long x#3 = 9223372036854775807L + 1L;
  return 2147483647 + 1 - -2147483648 * 3;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  long x#3 = -9223372036854775808L;
  return 0;
}
