import Lib_g "Lib.g()" of "Lib" aspects none chain "kernel" @3:3
kernel nd_range 1 k "kernel"
  argument global int[] acc#1 accessor none = captured 1
  at @1:1
{
  Lib_g<void>(acc#1);
  acc#1[0] = 1;
}
// finds:
acc WRITE
