// x > 0 by the bits: of a conditional that compares with zero some drivers lose the sign of a zero.
static int sycamore_greater_zero_double(double x) {
  ulong bits = as_ulong(x);
  return bits - 1ul < 0x7ff0000000000000ul;
}
