kernel nd_range 1 k "kernel"
  at @1:1
{
  @3:1 private int[] p5#5 = new[3000];
  @3:2 private int[] p6#6 = new[9000];
  @3:3 private int[] p7#7 = new[1000];
  @3:4 private int[] p8#8 = new[7000];
  @3:5 private int[] p9#9 = new[5000];
  @3:6 private int[] p10#10 = new[6000];
}
// reports:
@1:1 SYC1106: the private arrays of the kernel take 124000 bytes in each work-item; OpenCL devices need not support more than 65536
  help: use smaller arrays, share local memory in a work-group, or capture an array with a part for each work-item
  in kernel @1:1
  note @3:2: `p6` takes 36000 bytes
  note @3:4: `p8` takes 28000 bytes
  note @3:6: `p10` takes 24000 bytes
  note @3:5: `p9` takes 20000 bytes
  note @3:1: `p5` takes 12000 bytes
