import Lib_g "Lib.g()" of "Lib" aspects none chain "kernel" @3:3
kernel nd_range 1 k "kernel"
  at @1:1
{
  Lib_g<int>()@3:3;
}
// reports:
nothing
