// An operation that may differ from Java's is folded to Java's result.
function int f(int a#0, int b#1, global int[] v#2)
{
  float x#3 = 0.1f +{contract} 0.2f;
  double y#4 = 1.0 / 0.0;
  return int(1.0f / 3.0f * 3.0f);
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  float x#3 = 0.3f;
  double y#4 = double.infinity;
  return 1;
}
