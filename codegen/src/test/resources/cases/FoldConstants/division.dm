// A division by a constant zero is 0, and MIN_VALUE / -1 is MIN_VALUE.
function int f(int a#0, int b#1, global int[] v#2)
{
  a#0 = 1 / 0;
  a#0 = 1 % 0;
  a#0 = -2147483648 / -1;
  return -2147483648 % -1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  a#0 = 0;
  a#0 = 0;
  a#0 = -2147483648;
  return 0;
}
