// exports: g
// requires: g WORK_GROUP_SIZE 8 @7:7
function void g()
  display "Case.g()"
{
  return;
}
// reports:
@7:7 SYC1049: `@ReqdWorkGroupSize(8)` is not allowed at the exported function `Case.g()`: kernels of other modules that call it would not have it
  help: put it at the kernels, and remove it from the function
  in Case.g() @7:7
does not keep the rule
