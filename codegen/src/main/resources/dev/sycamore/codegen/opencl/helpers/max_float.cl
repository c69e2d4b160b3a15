// NaN wins; 0.0 is greater than -0.0.
static float sycamore_max_float(float a, float b) {
  if (a == b) {
    return as_float(as_int(a) & as_int(b));
  }
  return a != a || a > b ? a : b;
}
