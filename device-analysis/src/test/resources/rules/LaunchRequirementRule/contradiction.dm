// requires: kernel SUB_GROUP_SIZE 8 @3:3
// requires: kernel SUB_GROUP_SIZE 16 @4:4
kernel nd_range 1 k "kernel"
  at @1:1
{
  
}
// reports:
@4:4 SYC1042: `@ReqdSubGroupSize(16)` contradicts `@ReqdSubGroupSize(8)`
  help: declare the same size at the nd-range kernel and at the functions that it calls, with one constant for each dimension
does not keep the rule
