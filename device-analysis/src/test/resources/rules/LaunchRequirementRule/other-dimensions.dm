// requires: kernel WORK_GROUP_SIZE 4,4 @3:3
kernel nd_range 1 k "kernel"
  at @1:1
{
  
}
// reports:
@3:3 SYC1042: `@ReqdWorkGroupSize({4, 4})` has 2 size(s), but the kernel has 1 dimension(s)
  help: declare the same size at the nd-range kernel and at the functions that it calls, with one constant for each dimension
does not keep the rule
