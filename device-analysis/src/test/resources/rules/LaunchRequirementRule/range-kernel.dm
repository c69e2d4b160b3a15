// requires: kernel WORK_GROUP_SIZE 4 @3:3
kernel range 1 k "kernel"
  at @1:1
{
  
}
// reports:
@3:3 SYC1042: `@ReqdWorkGroupSize(4)` requires an nd-range kernel
  help: declare the same size at the nd-range kernel and at the functions that it calls, with one constant for each dimension
does not keep the rule
