// Zeros keep their signs, and comparisons with NaN are false but for `!=`.
function int f(int a#0, int b#1, global int[] v#2)
{
  float x#3 = 0.0f * -1.0f;
  double y#4 = -(0.0);
  boolean z#5 = double.nan == double.nan;
  boolean w#6 = double.nan != double.nan;
  boolean s#7 = 0.0 == -0.0;
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  float x#3 = -0.0f;
  double y#4 = -0.0;
  boolean z#5 = false;
  boolean w#6 = true;
  boolean s#7 = true;
  return a#0;
}
