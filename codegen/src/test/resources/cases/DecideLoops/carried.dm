// A weight for each pass of a nest. After the last pass the variable is one further.
function void sycamore_violation(global int[] report#0, int site#1)
  display "sycamore_violation"
{
}
function float f(global float[] w#0, int radius#1, global int[] report#2)
{
  float sum#3 = 0.0f;
  int weight#4 = 0;
  int y#5 = -radius#1;
  while (y#5 <= radius#1) {
    int x#6 = -radius#1;
    while (x#6 <= radius#1) {
      int old#7 = weight#4;
      weight#4 = old#7 + 1;
      int index#8 = old#7;
      if ((index#8 ^ -2147483648) >= (extent(w#0, 0) ^ -2147483648)) {
        sycamore_violation(report#2, 1);
        return 0.0f;
      }
      sum#3 = sum#3 + w#0[index#8];
      x#6 = x#6 + 1;
    }
    y#5 = y#5 + 1;
  }
  return sum#3;
}
// becomes:
function void sycamore_violation(global int[] report#0, int site#1)
  display "sycamore_violation"
{
}
function float f(global float[] w#0, int radius#1, global int[] report#2)
{
  float sum#3 = 0.0f;
  int weight#4 = 0;
  int y#5 = -radius#1;
  {
    long end#9 = long(y#5);
    long end#10 = long(radius#1);
    long end#11 = end#10 + 1L;
    long end#12 = long(-radius#1);
    long end#13 = end#10 - end#12;
    long end#14 = end#13 + 1L;
    long end#15 = math.max(end#14, 0L);
    long end#16 = end#10 - end#9;
    long end#17 = end#16 + 1L;
    long end#18 = math.max(end#17, 0L);
    long end#19 = end#15 * end#18;
    long end#20 = end#19 + -1L;
    long end#21 = long(weight#4);
    long end#22 = end#21 + end#20;
    long end#24 = long(extent(w#0, 0));
    long end#25 = end#24 - 1L;
    if (((((end#11 <= 2147483647L) && (end#13 <= 1048575L)) && (end#16 <= 1048575L)) && (0L <= end#21)) && (end#22 <= end#25)) {
      while (y#5 <= radius#1) {
        int x#26 = -radius#1;
        while (x#26 <= radius#1) {
          int old#27 = weight#4;
          weight#4 = old#27 + 1;
          int index#28 = old#27;
          sum#3 = sum#3 + w#0[index#28];
          x#26 = x#26 + 1;
        }
        y#5 = y#5 + 1;
      }
    } else {
      while (y#5 <= radius#1) {
        int x#6 = -radius#1;
        while (x#6 <= radius#1) {
          int old#7 = weight#4;
          weight#4 = old#7 + 1;
          int index#8 = old#7;
          if ((index#8 ^ -2147483648) >= (extent(w#0, 0) ^ -2147483648)) {
            sycamore_violation(report#2, 1);
            return 0.0f;
          }
          sum#3 = sum#3 + w#0[index#8];
          x#6 = x#6 + 1;
        }
        y#5 = y#5 + 1;
      }
    }
  }
  return sum#3;
}
