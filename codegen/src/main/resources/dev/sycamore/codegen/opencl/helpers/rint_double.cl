// The nearest integer, the even one of two. A driver's own may use integers, which overflow.
static double sycamore_rint_double(double x) {
  double round = copysign((double)0x1p52, x);
  return fabs(x) < 0x1p52 ? copysign((x + round) - round, x) : x;
}
