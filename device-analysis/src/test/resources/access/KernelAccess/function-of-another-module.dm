import Lib_g "Lib.g()" of "Lib" aspects none chain "kernel" @3:3
kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0
  argument global int[] acc#1 accessor none = captured 1
  at @1:1
{
  Lib_g<void>(a#0, acc#1);
}
// finds:
a READ_WRITE
acc NONE
