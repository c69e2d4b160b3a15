// A row of one array and a column of another: both are in range in all passes, or not.
function void sycamore_violation(global int[] report#0, int site#1)
  display "sycamore_violation"
{
}
function float f(global float[] x#0, global float[] y#1, int i#2, int n#3, global int[] report#4)
{
  float sum#5 = 0.0f;
  int k#6 = 0;
  while (k#6 < n#3) {
    int index#7 = i#2 * n#3 + k#6;
    if ((index#7 ^ -2147483648) >= (extent(x#0, 0) ^ -2147483648)) {
      sycamore_violation(report#4, 1);
      return 0.0f;
    }
    int index#8 = (k#6 << 2) + 3;
    if ((index#8 ^ -2147483648) >= (extent(y#1, 0) ^ -2147483648)) {
      sycamore_violation(report#4, 2);
      return 0.0f;
    }
    sum#5 = sum#5 + x#0[index#7] * y#1[index#8];
    k#6 = k#6 + 1;
  }
  return sum#5;
}
// becomes:
function void sycamore_violation(global int[] report#0, int site#1)
  display "sycamore_violation"
{
}
function float f(global float[] x#0, global float[] y#1, int i#2, int n#3, global int[] report#4)
{
  float sum#5 = 0.0f;
  int k#6 = 0;
  {
    long end#9 = long(k#6);
    long end#10 = long(n#3);
    long end#11 = end#10 + -1L;
    long end#12 = long(i#2 * n#3);
    long end#13 = end#12 + end#9;
    long end#14 = end#12 + end#11;
    long end#15 = long(extent(x#0, 0));
    long end#16 = end#15 - 1L;
    long end#17 = end#9 * 4L;
    long end#18 = end#11 * 4L;
    long end#19 = end#17 + 3L;
    long end#20 = end#18 + 3L;
    long end#21 = long(extent(y#1, 0));
    long end#22 = end#21 - 1L;
    if ((((0L <= end#13) && (end#14 <= end#16)) && (0L <= end#19)) && (end#20 <= end#22)) {
      while (k#6 < n#3) {
        int index#23 = (i#2 * n#3) + k#6;
        int index#24 = (k#6 << 2) + 3;
        sum#5 = sum#5 + (x#0[index#23] * y#1[index#24]);
        k#6 = k#6 + 1;
      }
    } else {
      while (k#6 < n#3) {
        int index#7 = (i#2 * n#3) + k#6;
        if ((index#7 ^ -2147483648) >= (extent(x#0, 0) ^ -2147483648)) {
          sycamore_violation(report#4, 1);
          return 0.0f;
        }
        int index#8 = (k#6 << 2) + 3;
        if ((index#8 ^ -2147483648) >= (extent(y#1, 0) ^ -2147483648)) {
          sycamore_violation(report#4, 2);
          return 0.0f;
        }
        sum#5 = sum#5 + (x#0[index#7] * y#1[index#8]);
        k#6 = k#6 + 1;
      }
    }
  }
  return sum#5;
}
