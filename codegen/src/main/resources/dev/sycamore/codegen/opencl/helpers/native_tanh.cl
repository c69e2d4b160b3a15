// The hyperbolic tangent, of which OpenCL C has no native form.
static float sycamore_native_tanh(float x) {
  return 1.0f - native_divide(2.0f, native_exp(2.0f * x) + 1.0f);
}
