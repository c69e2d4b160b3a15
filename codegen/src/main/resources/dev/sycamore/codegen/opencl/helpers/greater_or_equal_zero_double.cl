// x >= 0 by the bits: of a conditional that compares with zero some drivers lose the sign of a zero.
static int sycamore_greater_or_equal_zero_double(double x) {
  ulong bits = as_ulong(x);
  return bits <= 0x7ff0000000000000ul || bits == 0x8000000000000000ul;
}
