// The magnitude; of LONG_MIN itself, for which drivers' abs may give anything.
static long sycamore_abs_long(long x) {
  return as_long(x < 0 ? 0ul - (ulong)x : (ulong)x);
}
