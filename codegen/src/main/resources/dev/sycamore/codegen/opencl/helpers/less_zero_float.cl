// x < 0 by the bits: of a conditional that compares with zero some drivers lose the sign of a zero.
static int sycamore_less_zero_float(float x) {
  uint bits = as_uint(x);
  return bits - 0x80000001u < 0x7f800000u;
}
