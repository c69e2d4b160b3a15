// An element that is read and written is checked for each of the two.
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
{
  int i#1 = item.global_id(0 of 1);
  v#0[i#1] = v#0[i#1] + 2;
}
// becomes:
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
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
  report global int[] report#2
{
  int i#1 = item.global_id(0 of 1);
  int index#5 = i#1;
  int value#8 = value {
    int index#6 = i#1;
    if ((index#6 ^ -2147483648) >= (extent(v#0, 0) ^ -2147483648)) {
      sycamore_violation(report#2, 1, index#6, extent(v#0, 0), 0, 0, 0, 0, 1, item.global_id(0 of 1), 0, 0, 0, 0);
      return;
    }
    int element#7 = v#0[index#6];
    => element#7;
  } + 2;
  if ((index#5 ^ -2147483648) >= (extent(v#0, 0) ^ -2147483648)) {
    sycamore_violation(report#2, 1, index#5, extent(v#0, 0), 0, 0, 0, 0, 1, item.global_id(0 of 1), 0, 0, 0, 0);
    return;
  }
  v#0[index#5] = value#8;
}
