kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument global int[] b#1 array none = captured 1 @2:3
  at @1:1
{
  (a#0[item.group_id(0 of 1)] = 1)@3:3;
  barrier();
  int sum#3 = 0;
  for (int g#2 = 0; (g#2 < item.group_range(0 of 1)); g#2++) {
    sum#3 += a#0[g#2]@4:4;
  }
  b#1[item.global_id(0 of 1)] = sum#3;
}
// reports:
@4:4 SYC1102: `a[1]` is read by work-item 0 of group 0 and written by work-item 0 of group 1: the barrier waits for the work-items of one group only
  help: read it in a kernel of its own, launched after this one
  in kernel @4:4
  note @3:3: the place that writes
