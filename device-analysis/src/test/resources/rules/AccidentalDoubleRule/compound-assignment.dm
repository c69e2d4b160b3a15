kernel nd_range 1 k "kernel"
  argument global float[] x#0 array none = captured 0 @2:2
  at @1:1
{
  x#0[0] *=(double) 2.0@3:9;
}
// reports:
@3:9 SYC1104: the literal makes this arithmetic on `float` one on `double`
  help: write float literals, `2.0f`, and a cast, `(double) x`, where double is meant
  in kernel @3:9
