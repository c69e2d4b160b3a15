function float twice(float v#0)
  display "Case.twice(float)"
{
  return float((double(v#0@9:1)@9:1 * 2.0@9:5));
}
kernel nd_range 1 k "kernel"
  argument global float[] x#0 array none = captured 0 @2:2
  at @1:1
{
  x#0[0] = twice(x#0[1])@3:3;
}
// reports:
@9:5 SYC1104: the literal makes this arithmetic on `float` one on `double`
  help: write float literals, `2.0f`, and a cast, `(double) x`, where double is meant
  in kernel @3:3 > Case.twice(float) @9:5
