kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument int n#2 scalar none = captured 2 @2:4
  at @1:1
{
  for (int i#5 = 0; i#5 < n#2; i#5++) {
    if ((a#0[item.global_id(0 of 1)] == i#5)@3:3)
      break;
    barrier()@4:4;
  }
}
// reports:
@4:4 SYC1031: not every work-item of the group reaches this barrier
  help: put it where the condition is the same for all of them: before the branch, or after it
  in kernel @4:4
  note @3:3: this condition differs between the work-items of the group
@4:4 SYC1031: not every work-item of the group reaches this barrier
  help: put it where the condition is the same for all of them: before the branch, or after it
  in kernel @4:4
  note @3:3: this condition differs between the work-items of the group
does not keep the rule
