// The extent that an index is held against is that of the view before the value was computed.
function void f(global int[] a#0, global int[] b#1, int n#2)
{
  global int[] t#3 = a#0;
  t#3[n#2] = (value { t#3 = b#1; int r#4 = 5; => r#4; });
}
// becomes:
site array_index "" "" (int, int)
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
function void f(global int[] a#0, global int[] b#1, int n#2, global int[] report#5, private int[] failed#6, int kernel#7)
{
  global int[] t#3 = a#0;
  global int[] view#8 = t#3;
  int index#9 = n#2;
  int value#10 = value {
    t#3 = b#1;
    int r#4 = 5;
    => r#4;
  };
  if ((index#9 ^ -2147483648) >= (extent(view#8, 0) ^ -2147483648)) {
    sycamore_violation(report#5, 1, index#9, extent(view#8, 0), 0, 0, 0, 0, kernel#7, item.global_id(2 of 3), item.global_id(1 of 3), item.global_id(0 of 3), item.local_range(2 of 3), item.local_range(1 of 3) | (item.local_range(0 of 3) << 16));
    failed#6[0] = 1;
    return;
  }
  view#8[index#9] = value#10;
}
