// x - y if x > y, by the bits: of a conditional that compares with zero some drivers lose the sign of a zero.
static float sycamore_fdim_float(float x, float y) {
  int a = as_int(x), b = as_int(y);
  int m = a & 0x7fffffff, n = b & 0x7fffffff;
  if (m > 0x7f800000 || n > 0x7f800000) {
    return as_float(0x7fc00000);
  }
  return (a < 0 ? -m : m) > (b < 0 ? -n : n) ? x - y : 0.0f;
}
