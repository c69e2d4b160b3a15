// The width for 0.
static int sycamore_trailing_zeros_long(long x) {
  return x == 0 ? 64 : 63 - (int)clz(x & as_long(0 - (ulong)x));
}
