// The float with the value of the binary16 with these bits.
static float sycamore_half_to_float(ushort bits) {
  return vload_half(0, (const __private half*)&bits);
}
