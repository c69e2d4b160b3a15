// Java's quotient; 0 for a division by zero.
static long sycamore_divide_long(long a, long b) {
  if (b == 0) {
    return 0;
  }
  return b == -1 ? as_long(0 - (ulong)a) : a / b;
}
