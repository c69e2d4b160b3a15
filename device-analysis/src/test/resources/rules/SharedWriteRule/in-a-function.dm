function void count(global int[] v#0)
  display "Case.count(int[])"
{
  (v#0[0]++)@9:9;
}
kernel range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  count(a#0)@3:3;
}
// reports:
@9:9 SYC1101: all work-items update the same element of `v`
  help: write an element of each work-item's own, use Atomics, or let one work-item do it
  in kernel @3:3 > Case.count(int[]) @9:9
