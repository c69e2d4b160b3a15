// Java's remainder; 0 for a division by zero.
static long sycamore_remainder_long(long a, long b) {
  return b == 0 || b == -1 ? 0 : a % b;
}
