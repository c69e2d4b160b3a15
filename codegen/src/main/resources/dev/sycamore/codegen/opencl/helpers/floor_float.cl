// The greatest integer not above x. A driver's own may use integers, which overflow.
static float sycamore_floor_float(float x) {
  float round = copysign((float)0x1p23f, x);
  float near = (x + round) - round;
  near = near > x ? near - 1.0f : near;
  return fabs(x) < 0x1p23f ? copysign(near, x) : x;
}
