// Shift counts are masked: 5 bits for int, 6 for long.
function int f(int a#0, int b#1, global int[] v#2)
{
  a#0 = 1 << 33;
  a#0 = -8 >>> 60;
  long x#3 = 1L << 33;
  return -8 >> 1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  a#0 = 2;
  a#0 = 15;
  long x#3 = 8589934592L;
  return -4;
}
