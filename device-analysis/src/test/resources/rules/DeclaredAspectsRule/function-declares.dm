function void g()
  display "Case.g()"
  declared_aspects fp16
  at @8:8
{
  double d#0 = 1.0@9:9;
  Half h#1 = Half.bits(0x3c00)@9:20;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  g()@4:4;
}
// reports:
@9:9 SYC2001: function 'Case.g()' uses aspect 'fp64' not listed in '@DeviceHas'
  help: add the aspect to `@DeviceHas`, or do not use it
  in Case.g() @9:9
  note @8:8: the assertion is here
