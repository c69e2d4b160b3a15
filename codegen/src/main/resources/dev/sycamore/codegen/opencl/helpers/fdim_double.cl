// x - y if x > y, by the bits: of a conditional that compares with zero some drivers lose the sign of a zero.
static double sycamore_fdim_double(double x, double y) {
  long a = as_long(x), b = as_long(y);
  long m = a & 0x7fffffffffffffffl, n = b & 0x7fffffffffffffffl;
  if (m > 0x7ff0000000000000l || n > 0x7ff0000000000000l) {
    return as_double(0x7ff8000000000000l);
  }
  return (a < 0 ? -m : m) > (b < 0 ? -n : n) ? x - y : 0.0;
}
