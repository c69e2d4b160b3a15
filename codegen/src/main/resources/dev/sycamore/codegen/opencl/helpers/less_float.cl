// x < y by the bits: of a conditional that compares with zero some drivers lose the sign of a zero.
static int sycamore_less_float(float x, float y) {
  int a = as_int(x), b = as_int(y);
  int m = a & 0x7fffffff, n = b & 0x7fffffff;
  return m <= 0x7f800000 && n <= 0x7f800000 && (a < 0 ? -m : m) < (b < 0 ? -n : n);
}
