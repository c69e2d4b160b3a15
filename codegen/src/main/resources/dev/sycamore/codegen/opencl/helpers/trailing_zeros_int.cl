// The width for 0.
static int sycamore_trailing_zeros_int(int x) {
  return x == 0 ? 32 : 31 - (int)clz(x & as_int(0 - (uint)x));
}
