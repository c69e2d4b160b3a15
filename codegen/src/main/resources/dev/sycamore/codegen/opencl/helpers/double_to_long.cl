// Out of range goes to the nearest end, NaN to 0.
static long sycamore_double_to_long(double x) {
  if (x >= 0x1p63) {
    return LONG_MAX;
  }
  if (x < -0x1p63) {
    return LONG_MIN;
  }
  return x == x ? (long)x : 0;
}
