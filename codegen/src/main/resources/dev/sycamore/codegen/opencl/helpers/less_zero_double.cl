// x < 0 by the bits: of a conditional that compares with zero some drivers lose the sign of a zero.
static int sycamore_less_zero_double(double x) {
  ulong bits = as_ulong(x);
  return bits - 0x8000000000000001ul < 0x7ff0000000000000ul;
}
