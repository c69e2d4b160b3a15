import Lib_g "Lib.g(int[])" of "Lib" aspects none chain "kernel" @3:3
kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  Lib_g<void>(a#0@3:3)@3:3;
}
// reports:
nothing
