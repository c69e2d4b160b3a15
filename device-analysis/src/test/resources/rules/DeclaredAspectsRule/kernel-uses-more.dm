kernel nd_range 1 k "kernel"
  declared_aspects fp16
  at @1:1
{
  double d#5 = 1.0@4:4;
}
// reports:
@4:4 SYC2001: kernel 'kernel' uses aspect 'fp64' not listed in '@DeviceHas'
  help: add the aspect to `@DeviceHas`, or do not use it
  in kernel @4:4
  note @1:1: the assertion is here
