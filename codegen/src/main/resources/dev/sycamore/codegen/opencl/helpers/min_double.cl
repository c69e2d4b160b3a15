// NaN wins; -0.0 is less than 0.0.
static double sycamore_min_double(double a, double b) {
  if (a == b) {
    return as_double(as_long(a) | as_long(b));
  }
  return a != a || a < b ? a : b;
}
