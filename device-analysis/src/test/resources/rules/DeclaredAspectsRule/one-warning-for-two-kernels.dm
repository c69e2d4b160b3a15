function void g()
  display "Case.g()"
  declared_aspects none
  at @8:8
{
  double d#0 = 1.0@9:9;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  g()@4:4;
}
kernel nd_range 1 k2 "other"
  at @1:1
{
  g()@5:5;
}
// reports:
@9:9 SYC2001: function 'Case.g()' uses aspect 'fp64' not listed in '@DeviceHas'
  help: add the aspect to `@DeviceHas`, or do not use it
  in Case.g() @9:9
  note @8:8: the assertion is here
