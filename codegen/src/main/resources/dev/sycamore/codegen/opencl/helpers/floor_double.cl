// The greatest integer not above x. A driver's own may use integers, which overflow.
static double sycamore_floor_double(double x) {
  double round = copysign((double)0x1p52, x);
  double near = (x + round) - round;
  near = near > x ? near - 1.0 : near;
  return fabs(x) < 0x1p52 ? copysign(near, x) : x;
}
