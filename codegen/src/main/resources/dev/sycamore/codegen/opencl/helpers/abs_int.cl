// The magnitude; of INT_MIN itself, for which drivers' abs may give what the next conversion widens without a sign.
static int sycamore_abs_int(int x) {
  return as_int(x < 0 ? 0u - (uint)x : (uint)x);
}
