kernel range 1 k "kernel"
  argument local int[] t#3 local_accessor none = captured 3 @2:5
  at @1:1
{
  t#3[0] = 1;
}
// reports:
@1:1 SYC1030: local memory `t` requires an nd-range kernel
  help: launch the kernel with ndRange(global, local)
  in kernel @1:1
does not keep the rule
