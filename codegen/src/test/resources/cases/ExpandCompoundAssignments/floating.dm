// Increments of other types are computed in the promoted type.
function int f(int a#0, int b#1, global int[] v#2)
{
  char ch#3 = 'a';
  ch#3++;
  double d#4 = 1.0;
  d#4--;
  float e#5 = 1.0f;
  e#5 *={contract}(double) d#4;
  long l#6 = 1L;
  l#6 >>>= 3;
  return 0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  char ch#3 = 'a';
  ch#3 = char(int(ch#3) + 1);
  double d#4 = 1.0;
  d#4 = d#4 + -1.0;
  float e#5 = 1.0f;
  e#5 = float(double(e#5) *{contract} d#4);
  long l#6 = 1L;
  l#6 = l#6 >>> 3;
  return 0;
}
