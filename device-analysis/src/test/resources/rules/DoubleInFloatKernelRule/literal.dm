kernel nd_range 1 k "kernel"
  argument global float[] x#0 array none = captured 0 @2:2
  at @1:1
{
  x#0[0] = float((double(x#0[1])@3:3 * 2.5@3:9)@3:5);
}
// reports:
@3:9 SYC1107: `*` with this literal is computed in `double`, in a kernel whose memory holds `float`
  help: write `2.5f`
  in kernel @3:9
