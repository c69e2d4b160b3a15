// mode: WRITE_DISCARD of acc @1:9
import Lib_g "Lib.g(IntAccessor1)" of "Lib" aspects none chain "kernel" @3:3
kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  at @1:1
{
  Lib_g<void>(acc#0)@3:3;
  int v#5 = acc#0[0]@4:4;
}
// reports:
nothing
