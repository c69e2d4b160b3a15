// The nearest integer, the even one of two. A driver's own may use integers, which overflow.
static float sycamore_rint_float(float x) {
  float round = copysign((float)0x1p23f, x);
  return fabs(x) < 0x1p23f ? copysign((x + round) - round, x) : x;
}
