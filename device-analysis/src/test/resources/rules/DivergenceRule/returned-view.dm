record R "int[]" (private int[] array)
function R pick(private int[] a#0, private int[] b#1, int i#2)
{
  return new R(i#2 > 0 ? a#0 : b#1);
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  private int[] x#5 = new[4];
  private int[] y#6 = new[3];
  x#5[0] = item.local_id(0 of 1);
  R r#7 = pick(x#5, y#6, item.group_id(0 of 1));
  private int[] t#8 = r#7.array;
  for (int i#9 = 0; i#9 < extent(t#8, 0); ++i#9)
    barrier()@4:4;
  for (int i#10 = 0; i#10 < extent(r#7.array, 0); ++i#10)
    barrier()@5:4;
  if ((t#8[1] > 0)@6:2)
    barrier()@6:4;
  R s#11 = pick(x#5, y#6, item.local_id(0 of 1));
  private int[] u#12 = s#11.array;
  for (int i#13 = 0; (i#13 < extent(u#12, 0))@7:2; ++i#13)
    barrier()@7:4;
  if ((r#7.array[0] > 0)@8:2)
    barrier()@8:4;
}
// reports:
@6:4 SYC1031: not every work-item of the group reaches this barrier
  help: put it where the condition is the same for all of them: before the branch, or after it
  in kernel @6:4
  note @6:2: this condition differs between the work-items of the group
@7:4 SYC1031: not every work-item of the group reaches this barrier
  help: put it where the condition is the same for all of them: before the branch, or after it
  in kernel @7:4
  note @7:2: this condition differs between the work-items of the group
@7:4 SYC1031: not every work-item of the group reaches this barrier
  help: put it where the condition is the same for all of them: before the branch, or after it
  in kernel @7:4
  note @7:2: this condition differs between the work-items of the group
@8:4 SYC1031: not every work-item of the group reaches this barrier
  help: put it where the condition is the same for all of them: before the branch, or after it
  in kernel @8:4
  note @8:2: this condition differs between the work-items of the group
does not keep the rule
