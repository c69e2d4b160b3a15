// A launch finds out whether all indices are in range: then it has no report buffer.
function int twice(global int[] v#0, int i#1)
  display "K.twice(int[], int)"
{
  int element#2 = v#0[i#1];
  return element#2 * 2;
}
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0 touches "r g0 . w g0 1 + ."
  argument global int[] w#2 array none = captured 1
{
  int i#1 = item.global_id(0 of 1);
  int next#3 = twice(v#0, i#1);
  v#0[i#1 + 1] = next#3 + extent(w#2, 0);
}
// becomes:
site array_index "K.twice(int[], int)" "" (int, int)
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
function int twice(global int[] v#0, int i#1, global int[] report#3, private int[] failed#4, int kernel#5)
  display "K.twice(int[], int)"
{
  int element#2 = value {
    int index#6 = i#1;
    if ((index#6 ^ -2147483648) >= (extent(v#0, 0) ^ -2147483648)) {
      sycamore_violation(report#3, 1, index#6, extent(v#0, 0), 0, 0, 0, 0, kernel#5, item.global_id(2 of 3), item.global_id(1 of 3), item.global_id(0 of 3), item.local_range(2 of 3), item.local_range(1 of 3) | (item.local_range(0 of 3) << 16));
      failed#4[0] = 1;
      return 0;
    }
    int element#7 = v#0[index#6];
    => element#7;
  };
  return element#2 * 2;
}
function int twice_unchecked(global int[] v#0, int i#1)
  display "K.twice(int[], int)"
{
  int element#2 = v#0[i#1];
  return element#2 * 2;
}
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
  argument global int[] w#2 array none = captured 1
  report global int[] report#4
{
  if (!target.is_native_cpu && (extent(report#4, 0) == 0)) {
    int i#10 = item.global_id(0 of 1);
    int next#11 = twice_unchecked(v#0, i#10);
    v#0[i#10 + 1] = next#11 + extent(w#2, 0);
  } else {
    private int[] failed#5 = new[1];
    int i#1 = item.global_id(0 of 1);
    int next#3 = value {
      int result#7 = twice(v#0, i#1, report#4, failed#5, 1);
      if (failed#5[0] != 0) {
        return;
      }
      => result#7;
    };
    int index#8 = i#1 + 1;
    int value#9 = next#3 + extent(w#2, 0);
    if ((index#8 ^ -2147483648) >= (extent(v#0, 0) ^ -2147483648)) {
      sycamore_violation(report#4, 2, index#8, extent(v#0, 0), 0, 0, 0, 0, 1, item.global_id(0 of 1), 0, 0, 0, 0);
      return;
    }
    v#0[index#8] = value#9;
  }
}
