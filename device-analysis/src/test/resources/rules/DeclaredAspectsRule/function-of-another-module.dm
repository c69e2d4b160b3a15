import Lib_g "Lib.g()" of "Lib" aspects fp64 chain "kernel" @3:3
kernel nd_range 1 k "kernel"
  declared_aspects none
  at @1:1
{
  Lib_g<void>()@3:3;
}
// reports:
@3:3 SYC2001: kernel 'kernel' uses aspect 'fp64' not listed in '@DeviceHas'
  help: add the aspect to `@DeviceHas`, or do not use it
  in kernel @3:3
  note @1:1: the assertion is here
