kernel nd_range 1 k "kernel"
  at @1:1
{
  @3:3 private int[] p5#5 = new[16777217];
}
// reports:
@1:1 SYC1048: the private arrays of the kernel take 67108868 bytes in each work-item; devices support at most 67108864
  help: use smaller arrays, share local memory in a work-group, or capture an array with a part for each work-item
  in kernel @1:1
  note @3:3: `p5` takes 67108868 bytes
does not keep the rule
