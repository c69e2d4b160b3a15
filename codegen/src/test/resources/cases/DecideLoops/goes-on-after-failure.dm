// In code with barriers a failed check sets a flag, and yields 0. The loop around the barrier keeps its form.
function void sycamore_violation(global int[] report#0, int site#1)
  display "sycamore_violation"
{
}
function float f(local float[] tile#0, global float[] y#1, int i#2, int n#3, private int[] failed#4, global int[] report#5)
{
  float sum#6 = 0.0f;
  int t#7 = 0;
  while (t#7 < n#3) {
    barrier();
    int k#8 = 15;
    while (k#8 >= 0) {
      int row#9 = math.min(math.max(i#2 - 1, 0), k#8);
      boolean bad#10 = (row#9 ^ -2147483648) >= (extent(tile#0, 0) ^ -2147483648) || (k#8 ^ -2147483648) >= (extent(y#1, 0) ^ -2147483648);
      if (bad#10) {
        sycamore_violation(report#5, 1);
        failed#4[0] = 1;
      }
      float element#11 = bad#10 ? 0.0f : tile#0[row#9] * y#1[k#8];
      sum#6 = sum#6 + element#11;
      k#8 = k#8 - 1;
    }
    if ((t#7 ^ -2147483648) >= (extent(y#1, 0) ^ -2147483648)) {
      sycamore_violation(report#5, 2);
      failed#4[0] = 1;
    } else {
      y#1[t#7] = sum#6;
    }
    t#7 = t#7 + 1;
  }
  return sum#6;
}
// becomes:
function void sycamore_violation(global int[] report#0, int site#1)
  display "sycamore_violation"
{
}
function float f(local float[] tile#0, global float[] y#1, int i#2, int n#3, private int[] failed#4, global int[] report#5)
{
  float sum#6 = 0.0f;
  int t#7 = 0;
  while (t#7 < n#3) {
    barrier();
    int k#8 = 15;
    {
      long end#12 = long(k#8);
      long end#13 = long(i#2 - 1);
      long end#14 = math.max(end#13, 0L);
      long end#15 = math.min(end#14, 0L);
      long end#16 = math.min(end#14, end#12);
      long end#17 = long(extent(tile#0, 0));
      long end#18 = end#17 - 1L;
      long end#19 = long(extent(y#1, 0));
      long end#20 = end#19 - 1L;
      if (((0L <= end#15) && (end#16 <= end#18)) && (end#12 <= end#20)) {
        while (k#8 >= 0) {
          int row#21 = math.min(math.max(i#2 - 1, 0), k#8);
          float element#22 = tile#0[row#21] * y#1[k#8];
          sum#6 = sum#6 + element#22;
          k#8 = k#8 - 1;
        }
      } else {
        while (k#8 >= 0) {
          int row#9 = math.min(math.max(i#2 - 1, 0), k#8);
          boolean bad#10 = ((row#9 ^ -2147483648) >= (extent(tile#0, 0) ^ -2147483648)) || ((k#8 ^ -2147483648) >= (extent(y#1, 0) ^ -2147483648));
          if (bad#10) {
            sycamore_violation(report#5, 1);
            failed#4[0] = 1;
          }
          float element#11 = bad#10 ? 0.0f : (tile#0[row#9] * y#1[k#8]);
          sum#6 = sum#6 + element#11;
          k#8 = k#8 - 1;
        }
      }
    }
    if ((t#7 ^ -2147483648) >= (extent(y#1, 0) ^ -2147483648)) {
      sycamore_violation(report#5, 2);
      failed#4[0] = 1;
    } else {
      y#1[t#7] = sum#6;
    }
    t#7 = t#7 + 1;
  }
  return sum#6;
}
