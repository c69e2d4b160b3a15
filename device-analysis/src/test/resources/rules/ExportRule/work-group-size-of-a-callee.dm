// exports: g
// requires: h WORK_GROUP_SIZE 8 @7:7
function void h()
  display "Case.h()"
{
  return;
}
function void g()
  display "Case.g()"
{
  h()@9:9;
}
// reports:
@7:7 SYC1049: `@ReqdWorkGroupSize(8)` is not allowed at `Case.h()`, which the exported function `Case.g()` calls: kernels of other modules that call it would not have it
  help: put it at the kernels, and remove it from the function
  in Case.g() @9:9 > Case.h() @7:7
does not keep the rule
