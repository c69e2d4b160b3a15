// The same number, which the optimiser does not see: it would count a loop in int that starts there.
static float sycamore_hidden_float(float x) {
  volatile float hidden = x;
  return hidden;
}
