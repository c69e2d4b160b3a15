// 24 operators print without a temporary.
function int f(int a#0, int b#1, global int[] v#2)
{
  return (((((((((((((((((((((((a#0 - 0) - 1) - 2) - 3) - 4) - 5) - 6) - 7) - 8) - 9) - 10) - 11) - 12) - 13) - 14) - 15) - 16) - 17) - 18) - 19) - 20) - 21) - 22);
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  return a#0 - 0 - 1 - 2 - 3 - 4 - 5 - 6 - 7 - 8 - 9 - 10 - 11 - 12 - 13 - 14 - 15 - 16 - 17 - 18 - 19 - 20 - 21 - 22;
}
