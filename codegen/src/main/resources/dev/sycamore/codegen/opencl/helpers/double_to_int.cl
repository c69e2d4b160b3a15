// Out of range goes to the nearest end, NaN to 0.
static int sycamore_double_to_int(double x) {
  if (x >= 0x1p31) {
    return INT_MAX;
  }
  if (x < -0x1p31) {
    return INT_MIN;
  }
  return x == x ? (int)x : 0;
}
