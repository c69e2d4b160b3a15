// mode: WRITE_DISCARD of acc @1:9
kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  argument global float[] f#1 accessor none = captured 1 @2:3
  at @1:1
{
  (f#1[0] = 1.0f)@3:3;
  int v#5 = acc#0[0]@4:4;
  (acc#0[0] = 1)@5:5;
}
// reports:
@4:4 SYC1052: the kernel reads through accessor `acc` what it has not written, and the mode `WRITE_DISCARD` discards the values from before
  help: make the accessor with `READ_WRITE`, or with `READ` if the kernel only reads
  in kernel @4:4
  note @1:9: the mode is set here
does not keep the rule
