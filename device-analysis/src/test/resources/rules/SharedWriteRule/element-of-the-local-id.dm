kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  (a#0[item.local_id(0 of 1)] = item.group_id(0 of 1))@3:3;
}
// reports:
@3:3 SYC1101: work-items 0 of groups 0 and 1 write the same element of `a`: `a[0]`
  help: write an element of each work-item's own, use Atomics, or let one work-item do it
  in kernel @3:3
