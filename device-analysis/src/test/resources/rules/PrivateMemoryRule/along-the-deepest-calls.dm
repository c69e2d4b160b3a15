function void small()
{
  @8:8 private int[] p5#5 = new[100];
}
function void large()
{
  @9:9 private int[] p5#5 = new[9000];
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  @3:3 private int[] p5#5 = new[8000];
  small()@4:4;
  large()@5:5;
}
// reports:
@1:1 SYC1106: the private arrays of the kernel take 68000 bytes in each work-item; OpenCL devices need not support more than 65536
  help: use smaller arrays, share local memory in a work-group, or capture an array with a part for each work-item
  in kernel @1:1
  note @9:9: `p5` takes 36000 bytes
  note @3:3: `p5` takes 32000 bytes
