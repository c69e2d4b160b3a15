// requires: kernel SUB_GROUP_SIZE 16 @2:2
// requires: g SUB_GROUP_SIZE 8 @3:3
function void g()
  display "Case.g()"
{
  return;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  g()@4:4;
}
// reports:
@1:1 SYC1042: the kernel calls `Case.g()`, which has `@ReqdSubGroupSize(8)`, but itself has `@ReqdSubGroupSize(16)`
  help: declare the same size at the nd-range kernel and at the functions that it calls, with one constant for each dimension
  in kernel @1:1
  note @3:3: it is declared here
does not keep the rule
