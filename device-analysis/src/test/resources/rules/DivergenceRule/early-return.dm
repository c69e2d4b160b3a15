kernel nd_range 1 k "kernel"
  argument int n#2 scalar none = captured 2 @2:4
  at @1:1
{
  if ((item.global_id(0 of 1) >= n#2)@3:3)
    return;
  barrier()@5:5;
}
// reports:
@5:5 SYC1031: not every work-item of the group reaches this barrier
  help: put it where the condition is the same for all of them: before the branch, or after it
  in kernel @5:5
  note @3:3: this condition differs between the work-items of the group
does not keep the rule
