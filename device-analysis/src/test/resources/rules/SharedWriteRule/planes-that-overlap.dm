// launch: sizes=4,8,6
kernel range 3 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  (a#0[(item.global_id(0 of 3) * 5 + item.global_id(1 of 3)) * 6 + item.global_id(2 of 3)] = item.global_id(1 of 3))@3:3;
}
// reports:
@3:3 SYC1101: work-items (1, 0, 0) and (0, 5, 0) write the same element of `a`: `a[30]`
  help: write an element of each work-item's own, use Atomics, or let one work-item do it
  in kernel @3:3
