kernel range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument int n#2 scalar none = captured 2 @2:4
  at @1:1
{
  if (item.global_id(0 of 1) < n#2)
    (a#0[item.global_id(0 of 1) / 2] = item.global_id(0 of 1))@3:3;
}
// reports:
@3:3 SYC1101: work-items 0 and 1 write the same element of `a`: `a[0]`
  help: write an element of each work-item's own, use Atomics, or let one work-item do it
  in kernel @3:3
