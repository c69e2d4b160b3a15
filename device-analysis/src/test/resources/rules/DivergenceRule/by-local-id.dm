kernel nd_range 1 k "kernel"
  at @1:1
{
  if ((item.local_id(0 of 1) < 4)@3:3)
    barrier()@4:4;
}
// reports:
@4:4 SYC1031: not every work-item of the group reaches this barrier
  help: put it where the condition is the same for all of them: before the branch, or after it
  in kernel @4:4
  note @3:3: this condition differs between the work-items of the group
does not keep the rule
