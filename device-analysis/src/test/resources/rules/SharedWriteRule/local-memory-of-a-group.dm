kernel nd_range 1 k "kernel"
  argument local int[] t#3 local_accessor none = captured 3 @2:5
  at @1:1
{
  (t#3[0] = item.local_id(0 of 1))@3:3;
}
// reports:
@3:3 SYC1101: all work-items of a group write the same element of `t`
  help: write an element of each work-item's own, use Atomics, or let one of them do it: `if (it.localId() == 0)`
  in kernel @3:3
