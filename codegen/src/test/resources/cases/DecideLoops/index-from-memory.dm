// The index of one access comes from memory: its check stays, that of the other one goes.
function void sycamore_violation(global int[] report#0, int site#1)
  display "sycamore_violation"
{
}
function float f(global float[] x#0, global int[] columns#1, int first#2, int end#3, global int[] report#4)
{
  float sum#5 = 0.0f;
  int k#6 = first#2;
  while (k#6 < end#3) {
    int index#7 = k#6;
    if ((index#7 ^ -2147483648) >= (extent(columns#1, 0) ^ -2147483648)) {
      sycamore_violation(report#4, 1);
      return 0.0f;
    }
    int index#8 = columns#1[index#7];
    if ((index#8 ^ -2147483648) >= (extent(x#0, 0) ^ -2147483648)) {
      sycamore_violation(report#4, 2);
      return 0.0f;
    }
    sum#5 = sum#5 + x#0[index#8];
    k#6 = k#6 + 1;
  }
  return sum#5;
}
// becomes:
function void sycamore_violation(global int[] report#0, int site#1)
  display "sycamore_violation"
{
}
function float f(global float[] x#0, global int[] columns#1, int first#2, int end#3, global int[] report#4)
{
  float sum#5 = 0.0f;
  int k#6 = first#2;
  {
    long end#9 = long(k#6);
    long end#10 = long(end#3);
    long end#11 = end#10 + -1L;
    long end#12 = long(extent(columns#1, 0));
    long end#13 = end#12 - 1L;
    if ((0L <= end#9) && (end#11 <= end#13)) {
      while (k#6 < end#3) {
        int index#14 = k#6;
        int index#15 = columns#1[index#14];
        if ((index#15 ^ -2147483648) >= (extent(x#0, 0) ^ -2147483648)) {
          sycamore_violation(report#4, 2);
          return 0.0f;
        }
        sum#5 = sum#5 + x#0[index#15];
        k#6 = k#6 + 1;
      }
    } else {
      while (k#6 < end#3) {
        int index#7 = k#6;
        if ((index#7 ^ -2147483648) >= (extent(columns#1, 0) ^ -2147483648)) {
          sycamore_violation(report#4, 1);
          return 0.0f;
        }
        int index#8 = columns#1[index#7];
        if ((index#8 ^ -2147483648) >= (extent(x#0, 0) ^ -2147483648)) {
          sycamore_violation(report#4, 2);
          return 0.0f;
        }
        sum#5 = sum#5 + x#0[index#8];
        k#6 = k#6 + 1;
      }
    }
  }
  return sum#5;
}
