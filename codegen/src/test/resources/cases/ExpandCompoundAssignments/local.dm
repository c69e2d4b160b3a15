// A compound assignment of a variable, with its narrowing.
function int f(int a#0, int b#1, global int[] v#2)
{
  byte x#3 = 1b;
  x#3 +=(int) 200;
  x#3++;
  a#0 <<= 3;
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  byte x#3 = 1b;
  x#3 = byte(int(x#3) + 200);
  x#3 = byte(int(x#3) + 1);
  a#0 = a#0 << 3;
  return a#0;
}
