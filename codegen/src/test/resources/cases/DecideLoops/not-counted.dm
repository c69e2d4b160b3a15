// A counter that something else changes, too, and one that may wrap around: nothing is known of the first.
function void sycamore_violation(global int[] report#0, int site#1)
  display "sycamore_violation"
{
}
function void f(global int[] x#0, int n#1, int m#2, global int[] report#3)
{
  int k#4 = 0;
  while (k#4 < n#1) {
    int index#5 = k#4;
    if ((index#5 ^ -2147483648) >= (extent(x#0, 0) ^ -2147483648)) {
      sycamore_violation(report#3, 1);
      return;
    }
    if (x#0[index#5] > 0)
      k#4 = m#2;
    k#4 = k#4 + 1;
  }
  int j#6 = 0;
  while (j#6 <= n#1) {
    int index#7 = j#6 / 2 - j#6 % m#2 + (x#0[0] & 7);
    if ((index#7 ^ -2147483648) >= (extent(x#0, 0) ^ -2147483648)) {
      sycamore_violation(report#3, 2);
      return;
    }
    x#0[index#7] = 1;
    j#6 = j#6 + 3;
  }
}
// becomes:
function void sycamore_violation(global int[] report#0, int site#1)
  display "sycamore_violation"
{
}
function void f(global int[] x#0, int n#1, int m#2, global int[] report#3)
{
  int k#4 = 0;
  while (k#4 < n#1) {
    int index#5 = k#4;
    if ((index#5 ^ -2147483648) >= (extent(x#0, 0) ^ -2147483648)) {
      sycamore_violation(report#3, 1);
      return;
    }
    if (x#0[index#5] > 0) {
      k#4 = m#2;
    }
    k#4 = k#4 + 1;
  }
  int j#6 = 0;
  {
    long end#8 = long(j#6);
    long end#9 = long(n#1);
    long end#10 = end#9 - end#8;
    long end#11 = end#10 / 3L;
    long end#12 = end#11 * 3L;
    long end#13 = end#8 + end#12;
    long end#14 = end#13 + 3L;
    long end#15 = end#8 / 2L;
    long end#16 = end#13 / 2L;
    long end#17 = long(m#2);
    long end#18 = end#17 - 1L;
    long end#19 = end#15 - end#18;
    long end#20 = end#16 + 7L;
    long end#21 = long(extent(x#0, 0));
    long end#22 = end#21 - 1L;
    if (((((end#14 <= 2147483647L) && (0L <= end#8)) && (1L <= end#17)) && (0L <= end#19)) && (end#20 <= end#22)) {
      while (j#6 <= n#1) {
        int index#23 = (j#6 / 2) - (j#6 % m#2) + (x#0[0] & 7);
        x#0[index#23] = 1;
        j#6 = j#6 + 3;
      }
    } else {
      while (j#6 <= n#1) {
        int index#7 = (j#6 / 2) - (j#6 % m#2) + (x#0[0] & 7);
        if ((index#7 ^ -2147483648) >= (extent(x#0, 0) ^ -2147483648)) {
          sycamore_violation(report#3, 2);
          return;
        }
        x#0[index#7] = 1;
        j#6 = j#6 + 3;
      }
    }
  }
}
