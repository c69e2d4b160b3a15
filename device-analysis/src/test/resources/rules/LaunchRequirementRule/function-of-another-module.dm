import Lib_g "Lib.g()" of "Lib" aspects none sub_group_size 32 chain "kernel" @4:4
kernel nd_range 1 k "kernel"
  at @1:1
{
  Lib_g<void>()@4:4;
}
// reports:
@1:1 SYC1042: the kernel calls `Lib.g()`, which has `@ReqdSubGroupSize(32)`, but itself has none
  help: declare the same size at the nd-range kernel and at the functions that it calls, with one constant for each dimension
  in kernel @1:1
  note @4:4: it is called here
does not keep the rule
