// What is unchecked has no checks of its own; a function that it calls has its own.
function int at(global int[] v#0, int i#1)
  display "K.at(int[], int)"
{
  return v#0[i#1];
}
function int plain(global int[] v#0, int i#1)
  display "K.plain(int[], int)"
  unchecked "@Unchecked at the method plain"
{
  return v#0[i#1];
}
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
  unchecked "@Unchecked at the method plain"
{
  int i#1 = item.global_id(0 of 1);
  v#0[i#1 + 1] = at(v#0, i#1) / plain(v#0, i#1);
}
// becomes:
site array_index "K.at(int[], int)" "" (int, int)
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
function int at(global int[] v#0, int i#1, global int[] report#2, private int[] failed#3, int kernel#4)
  display "K.at(int[], int)"
{
  return value {
    int index#5 = i#1;
    if ((index#5 ^ -2147483648) >= (extent(v#0, 0) ^ -2147483648)) {
      sycamore_violation(report#2, 1, index#5, extent(v#0, 0), 0, 0, 0, 0, kernel#4, item.global_id(2 of 3), item.global_id(1 of 3), item.global_id(0 of 3), item.local_range(2 of 3), item.local_range(1 of 3) | (item.local_range(0 of 3) << 16));
      failed#3[0] = 1;
      return 0;
    }
    int element#6 = v#0[index#5];
    => element#6;
  };
}
function int plain(global int[] v#0, int i#1)
  display "K.plain(int[], int)"
  unchecked "@Unchecked at the method plain"
{
  return v#0[i#1];
}
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
  report global int[] report#2
  unchecked "@Unchecked at the method plain"
{
  private int[] failed#3 = new[1];
  int i#1 = item.global_id(0 of 1);
  v#0[i#1 + 1] = value {
    int result#5 = at(v#0, i#1, report#2, failed#3, 1);
    if (failed#3[0] != 0) {
      return;
    }
    => result#5;
  } / plain(v#0, i#1);
}
