// The bits of the nearest binary16, ties to even.
static ushort sycamore_float_to_half(float x) {
  ushort bits;
  vstore_half_rte(x, 0, (__private half*)&bits);
  return bits;
}
