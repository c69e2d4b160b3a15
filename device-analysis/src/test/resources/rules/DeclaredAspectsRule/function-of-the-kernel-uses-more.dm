function void g()
  display "Case.g()"
{
  double d#0 = 1.0@9:9;
}
kernel nd_range 1 k "kernel"
  declared_aspects none
  at @1:1
{
  g()@4:4;
}
// reports:
@9:9 SYC2001: kernel 'kernel' uses aspect 'fp64' not listed in '@DeviceHas'
  help: add the aspect to `@DeviceHas`, or do not use it
  in kernel @4:4 > Case.g() @9:9
  note @1:1: the assertion is here
