kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  (a#0[item.group_id(0 of 1)] = item.local_id(0 of 1))@3:3;
}
// reports:
@3:3 SYC1101: all work-items of a group write the same element of `a`
  help: write an element of each work-item's own, use Atomics, or let one of them do it: `if (it.localId() == 0)`
  in kernel @3:3
