// All is constant: the loop has one form, without the checks. A constant that is too large keeps them.
function void sycamore_violation(global int[] report#0, int site#1)
  display "sycamore_violation"
{
}
function void f(local float[] x#0, global int[] report#1)
{
  int k#2 = 0;
  while (k#2 < 16) {
    int index#3 = k#2;
    if ((index#3 ^ -2147483648) >= -2147483632) {
      sycamore_violation(report#1, 1);
      return;
    }
    int index#4 = k#2 + 1;
    if ((index#4 ^ -2147483648) >= -2147483632) {
      sycamore_violation(report#1, 2);
      return;
    }
    x#0[index#3] = x#0[index#4];
    k#2 = k#2 + 1;
  }
}
// becomes:
function void sycamore_violation(global int[] report#0, int site#1)
  display "sycamore_violation"
{
}
function void f(local float[] x#0, global int[] report#1)
{
  int k#2 = 0;
  {
    long end#5 = long(k#2);
    if (0L <= end#5) {
      while (k#2 < 16) {
        int index#7 = k#2;
        int index#8 = k#2 + 1;
        if ((index#8 ^ -2147483648) >= -2147483632) {
          sycamore_violation(report#1, 2);
          return;
        }
        x#0[index#7] = x#0[index#8];
        k#2 = k#2 + 1;
      }
    } else {
      while (k#2 < 16) {
        int index#3 = k#2;
        if ((index#3 ^ -2147483648) >= -2147483632) {
          sycamore_violation(report#1, 1);
          return;
        }
        int index#4 = k#2 + 1;
        if ((index#4 ^ -2147483648) >= -2147483632) {
          sycamore_violation(report#1, 2);
          return;
        }
        x#0[index#3] = x#0[index#4];
        k#2 = k#2 + 1;
      }
    }
  }
}
