function int first(global int[] v#0)
  display "Case.first(int[])"
{
  return v#0[0]@9:9;
}
kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument global int[] b#1 array none = captured 1 @2:3
  at @1:1
{
  (a#0[item.global_id(0 of 1)] = 1)@3:3;
  barrier();
  b#1[item.global_id(0 of 1)] = first(a#0)@4:4;
}
// reports:
@9:9 SYC1102: an element of `v` is read by work-item 0 of group 1 and written by work-item 0 of group 0: the barrier waits for the work-items of one group only
  help: read it in a kernel of its own, launched after this one
  in kernel @4:4 > Case.first(int[]) @9:9
  note @3:3: the place that writes
