function float sin(float v#0)
  display "Sine.sin(float)"
  origin device_library
{
  return float(double(v#0) * 2.0);
}
kernel nd_range 1 k "kernel"
  argument global float[] x#0 array none = captured 0 @2:2
  at @1:1
{
  x#0[0] = sin(x#0[1])@3:3;
}
// reports:
@3:3 SYC1107: `sin` is computed in `double`, in a kernel whose memory holds `float`
  help: use a function of `DeviceMath` on `float`, or allow the target's own: `@FastMath(FastMath.Option.FUNCTIONS)`
  in kernel @3:3
