// Java's quotient; 0 for a division by zero.
static int sycamore_divide_int(int a, int b) {
  if (b == 0) {
    return 0;
  }
  return b == -1 ? as_int(0 - (uint)a) : a / b;
}
