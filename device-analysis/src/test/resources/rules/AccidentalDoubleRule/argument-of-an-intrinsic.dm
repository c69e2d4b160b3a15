kernel nd_range 1 k "kernel"
  argument global float[] x#0 array none = captured 0 @2:2
  at @1:1
{
  x#0[0] = float(math.sqrt(double(x#0[1]@3:3)@3:3)@3:1);
}
// reports:
@3:3 SYC1104: this `float` is passed to a method that computes in `double`
  help: write float literals, `2.0f`, and a cast, `(double) x`, where double is meant
  in kernel @3:3
