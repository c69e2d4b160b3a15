// Floating point to integer saturates, NaN becomes 0; to byte by way of int.
function int f(int a#0, int b#1, global int[] v#2)
{
  a#0 = int(float.nan);
  a#0 = int(1.0E10);
  a#0 = int(byte(300.7));
  a#0 = int(char(-1));
  long x#3 = long(-1.0E30);
  return int(float.minus_infinity);
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  a#0 = 0;
  a#0 = 2147483647;
  a#0 = 44;
  a#0 = 65535;
  long x#3 = -9223372036854775808L;
  return -2147483648;
}
