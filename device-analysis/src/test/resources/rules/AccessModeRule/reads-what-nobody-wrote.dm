// mode: WRITE_DISCARD of acc @1:9
kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  at @1:1
{
  int v#5 = acc#0[0]@3:3;
  (acc#0[0] = v#5)@4:4;
}
// reports:
@3:3 SYC1052: the kernel reads through accessor `acc` what it has not written, and the mode `WRITE_DISCARD` discards the values from before
  help: make the accessor with `READ_WRITE`, or with `READ` if the kernel only reads
  in kernel @3:3
  note @1:9: the mode is set here
does not keep the rule
