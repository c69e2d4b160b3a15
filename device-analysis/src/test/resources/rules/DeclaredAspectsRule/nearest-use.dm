function void h()
  display "Case.h()"
{
  double d#0 = 1.0@10:9;
}
function void g()
  display "Case.g()"
{
  h()@9:9;
}
kernel nd_range 1 k "kernel"
  declared_aspects none
  at @1:1
{
  g()@4:4;
  h()@5:5;
}
// reports:
@10:9 SYC2001: kernel 'kernel' uses aspect 'fp64' not listed in '@DeviceHas'
  help: add the aspect to `@DeviceHas`, or do not use it
  in kernel @5:5 > Case.h() @10:9
  note @1:1: the assertion is here
