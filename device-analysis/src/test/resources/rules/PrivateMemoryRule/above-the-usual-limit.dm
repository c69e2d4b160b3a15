kernel nd_range 1 k "kernel"
  at @1:1
{
  @3:3 private int[] p5#5 = new[16385];
}
// reports:
@1:1 SYC1106: the private arrays of the kernel take 65540 bytes in each work-item; OpenCL devices need not support more than 65536
  help: use smaller arrays, share local memory in a work-group, or capture an array with a part for each work-item
  in kernel @1:1
  note @3:3: `p5` takes 65540 bytes
