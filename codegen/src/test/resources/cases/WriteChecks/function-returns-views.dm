// A function that returns memory returns none after a violation: nobody looks at it.
record R "int[]" (global int[] array)
function R pick(global int[] a#0, global int[] b#1, int i#2)
{
  return new R(a#0[i#2] > 0 ? a#0 : b#1);
}
kernel range 1 k "k"
  implementation "([I[I)V"
  argument global int[] a#0 array read_write = captured 0
  argument global int[] b#1 array read = captured 1
{
  pick(a#0, b#1, 3).array[1] = 5;
}
// becomes:
record R "int[]" (global int[] array)
site array_index "" "" (int, int)
site array_index "kernel k" "" (int, int)
function void sycamore_violation(global int[] report#0, int site#1, int operand0#2, int operand1#3, int operand2#4, int operand3#5, int operand4#6, int operand5#7, int word7#8, int word11#9, int word12#10, int word13#11, int word14#12, int word15#13)
  display "sycamore_violation"
{
  int old#14 = atomic.compare_exchange(report#0[0], 0, site#1);
  if (old#14 == 0) {
    report#0[1] = operand0#2;
    report#0[2] = operand1#3;
    report#0[3] = operand2#4;
    report#0[4] = operand3#5;
    report#0[5] = operand4#6;
    report#0[6] = operand5#7;
    report#0[7] = word7#8;
    report#0[11] = word11#9;
    report#0[12] = word12#10;
    report#0[13] = word13#11;
    report#0[14] = word14#12;
    report#0[15] = word15#13;
  }
}
function R pick(global int[] a#0, global int[] b#1, int i#2, global int[] report#3, private int[] failed#4, int kernel#5)
{
  return new R((value {
    int index#6 = i#2;
    if ((index#6 ^ -2147483648) >= (extent(a#0, 0) ^ -2147483648)) {
      sycamore_violation(report#3, 1, index#6, extent(a#0, 0), 0, 0, 0, 0, kernel#5, item.global_id(2 of 3), item.global_id(1 of 3), item.global_id(0 of 3), item.local_range(2 of 3), item.local_range(1 of 3) | (item.local_range(0 of 3) << 16));
      failed#4[0] = 1;
      R nothing#7;
      return nothing#7;
    }
    int element#8 = a#0[index#6];
    => element#8;
  } > 0) ? a#0 : b#1);
}
kernel range 1 k "k"
  implementation "([I[I)V"
  argument global int[] a#0 array read_write = captured 0
  argument global int[] b#1 array read = captured 1
  report global int[] report#2
{
  private int[] failed#3 = new[1];
  global int[] view#6 = value {
    R result#5 = pick(a#0, b#1, 3, report#2, failed#3, 1);
    if (failed#3[0] != 0) {
      return;
    }
    => result#5;
  }.array;
  int value#7 = 5;
  if (-2147483647 >= (extent(view#6, 0) ^ -2147483648)) {
    sycamore_violation(report#2, 2, 1, extent(view#6, 0), 0, 0, 0, 0, 1, item.global_id(0 of 1), 0, 0, 0, 0);
    return;
  }
  view#6[1] = value#7;
}
