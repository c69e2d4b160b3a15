// Java's remainder; 0 for a division by zero.
static int sycamore_remainder_int(int a, int b) {
  return b == 0 || b == -1 ? 0 : a % b;
}
