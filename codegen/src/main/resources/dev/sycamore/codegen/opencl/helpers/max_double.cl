// NaN wins; 0.0 is greater than -0.0.
static double sycamore_max_double(double a, double b) {
  if (a == b) {
    return as_double(as_long(a) & as_long(b));
  }
  return a != a || a > b ? a : b;
}
