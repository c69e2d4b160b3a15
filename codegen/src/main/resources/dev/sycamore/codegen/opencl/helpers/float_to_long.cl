// Out of range goes to the nearest end, NaN to 0.
static long sycamore_float_to_long(float x) {
  if (x >= 0x1p63f) {
    return LONG_MAX;
  }
  if (x < -0x1p63f) {
    return LONG_MIN;
  }
  return x == x ? (long)x : 0;
}
