function void fill(global int[] v#0)
  display "Case.fill(int[])"
{
  (v#0[item.global_id(0 of 1)] = 1)@9:9;
}
kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument global int[] b#1 array none = captured 1 @2:3
  at @1:1
{
  fill(a#0)@3:3;
  barrier();
  b#1[item.global_id(0 of 1)] = a#0[0]@4:4;
}
// reports:
@4:4 SYC1102: `a[0]` is read by work-item 0 of group 1 and written by work-item 0 of group 0: the barrier waits for the work-items of one group only
  help: read it in a kernel of its own, launched after this one
  in kernel @4:4
  note @9:9: the place that writes
