kernel nd_range 1 k "kernel"
  argument global float[] x#0 array none = captured 0 @2:2
  at @1:1
{
  double d#5 = 0.0;
  x#0[0] = float(math.sqrt(d#5)@3:3);
}
// reports:
@3:3 SYC1107: `sqrt` is computed in `double`, in a kernel whose memory holds `float`
  help: write `(float) Math.sqrt(...)`, with the cast directly around the call and operands of type `float`
  in kernel @3:3
