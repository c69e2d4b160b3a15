// Out of range goes to the nearest end, NaN to 0.
static int sycamore_float_to_int(float x) {
  if (x >= 0x1p31f) {
    return INT_MAX;
  }
  if (x < -0x1p31f) {
    return INT_MIN;
  }
  return x == x ? (int)x : 0;
}
