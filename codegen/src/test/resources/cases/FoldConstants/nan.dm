// Every NaN is Java's, whatever the processor makes: its bits can be seen.
function int f(int a#0, int b#1, global int[] v#2)
{
  double q#3 = 0.0 / 0.0;
  float r#4 = 0.0f / -0.0f;
  double s#5 = double.infinity - double.infinity;
  float t#6 = float.infinity * 0.0f;
  double u#7 = -(double.nan);
  float w#8 = -(0.0f / 0.0f);
  double x#9 = double(0.0f / 0.0f);
  float y#10 = float(-(double.nan));
  int z#11 = math.float_to_bits(-(0.0f / 0.0f));
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  double q#3 = double.nan;
  float r#4 = float.nan;
  double s#5 = double.nan;
  float t#6 = float.nan;
  double u#7 = double.nan;
  float w#8 = float.nan;
  double x#9 = double.nan;
  float y#10 = float.nan;
  int z#11 = math.float_to_bits(float.nan);
  return a#0;
}
