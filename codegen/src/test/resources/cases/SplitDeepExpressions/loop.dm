// A loop condition is computed in each pass.
function int f(int a#0, int b#1, global int[] v#2)
{
  while (((((((((((((((((((((((((((a#0 * 0) * 1) * 2) * 3) * 4) * 5) * 6) * 7) * 8) * 9) * 10) * 11) * 12) * 13) * 14) * 15) * 16) * 17) * 18) * 19) * 20) * 21) * 22) * 23) * 24) * 25) > 3)
    a#0--;
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  while ((value {
    int part#3 = a#0 * 0 * 1 * 2 * 3 * 4 * 5 * 6 * 7 * 8 * 9 * 10 * 11 * 12 * 13 * 14 * 15 * 16 * 17 * 18 * 19 * 20 * 21 * 22 * 23;
    => part#3;
  } * 24 * 25) > 3) {
    a#0--;
  }
  return a#0;
}
