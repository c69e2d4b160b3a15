// x <= y by the bits: of a conditional that compares with zero some drivers lose the sign of a zero.
static int sycamore_less_or_equal_double(double x, double y) {
  long a = as_long(x), b = as_long(y);
  long m = a & 0x7fffffffffffffffl, n = b & 0x7fffffffffffffffl;
  return m <= 0x7ff0000000000000l && n <= 0x7ff0000000000000l && (a < 0 ? -m : m) <= (b < 0 ? -n : n);
}
