// Nothing is known of the index before the kernel runs: there is one form, with all checks.
kernel range 1 k "k"
  argument global int[] v#0 array read = captured 0 touches "r g0 ."
  argument global int[] w#1 array write = captured 1
{
  int i#2 = item.global_id(0 of 1);
  w#1[v#0[i#2]] = 1;
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
  argument global int[] v#0 array read = captured 0
  argument global int[] w#1 array write = captured 1
  report global int[] report#3
{
  int i#2 = item.global_id(0 of 1);
  int index#8 = value {
    int index#6 = i#2;
    if ((index#6 ^ -2147483648) >= (extent(v#0, 0) ^ -2147483648)) {
      sycamore_violation(report#3, 1, index#6, extent(v#0, 0), 0, 0, 0, 0, 1, item.global_id(0 of 1), 0, 0, 0, 0);
      return;
    }
    int element#7 = v#0[index#6];
    => element#7;
  };
  int value#9 = 1;
  if ((index#8 ^ -2147483648) >= (extent(w#1, 0) ^ -2147483648)) {
    sycamore_violation(report#3, 1, index#8, extent(w#1, 0), 0, 0, 0, 0, 1, item.global_id(0 of 1), 0, 0, 0, 0);
    return;
  }
  w#1[index#8] = value#9;
}
