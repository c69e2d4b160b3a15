// part fn_Allowed_exact_float_float
static float fn_Allowed_exact_float_float(float a_v0, float b_v1) {
  return (a_v0 * b_v1) + (a_v0 / 0x1.8p1f);
}

// part fn_Allowed_contracted_float_float uses fn_Allowed_exact_float_float fn_FloatingRemainder_remainder_float_float
static float fn_Allowed_contracted_float_float(float a_v0, float b_v1) {
  a_v0 = mad(a_v0, b_v1, a_v0);
  float t_v2 = fn_Allowed_exact_float_float(a_v0, b_v1);
  float t_v3 = fn_FloatingRemainder_remainder_float_float(t_v2, a_v0);
  return (mad(-a_v0, b_v1, b_v1) - mad(-a_v0, a_v0, -b_v1)) + t_v3;
}

// part fn_Allowed_reassociated_double_double
#if defined(cl_khr_fp64)
static double fn_Allowed_reassociated_double_double(double a_v0, double b_v1) {
  return (a_v0 + b_v1) - (a_v0 * b_v1);
}

// part fn_Allowed_functions_float_float uses fn_DeviceMath_Fast_exp_float fn_DeviceMath_Fast_rsqrt_float fn_DeviceMath_Fast_sqrt_float
static float fn_Allowed_functions_float_float(float a_v0, float b_v1) {
  float t_v2 = fn_DeviceMath_Fast_sqrt_float(a_v0);
  float t_v3 = fn_DeviceMath_Fast_rsqrt_float(b_v1);
  float t_v4 = fn_DeviceMath_Fast_exp_float(a_v0);
  return (t_v2 + t_v3) + t_v4;
}

// part fn_Allowed_exactFunctions_float
static float fn_Allowed_exactFunctions_float(float a_v0) {
  return sqrt(a_v0);
}

// part fn_Allowed_reciprocal_float_float
#if defined(cl_khr_fp64)
static float fn_Allowed_reciprocal_float_float(float a_v0, float b_v1) {
  return (((a_v0 / b_v1) + (a_v0 * 0x1.555556p-2f)) + (b_v1 / 0x0.41559p-126f)) + (float)((double)a_v0 * 0x1.2492492492492p-3);
}

#endif

// part fn_Allowed_quotient_float_float
static float fn_Allowed_quotient_float_float(float a_v0, float b_v1) {
  return native_divide(a_v0, b_v1);
}

// part fn_Allowed_all_float_float uses fn_Allowed_exact_float_float
static float fn_Allowed_all_float_float(float a_v0, float b_v1) {
  float t_v2 = fn_Allowed_exact_float_float(a_v0, b_v1);
  return mad(a_v0, b_v1, native_divide(t_v2, a_v0));
}

// part Allowed_run_k45350d82 uses fn_Allowed_all_float_float fn_Allowed_contracted_float_float fn_Allowed_exactFunctions_float fn_Allowed_functions_float_float fn_Allowed_quotient_float_float fn_Allowed_reassociated_double_double fn_Allowed_reciprocal_float_float
#if defined(cl_khr_fp64)
__kernel void Allowed_run_k45350d82(__global float* x_v0) {
  int i_v1 = (int)get_global_id(0);
  float t_v2 = fn_Allowed_contracted_float_float(x_v0[i_v1], 0x1.0p1f);
  float t_v3 = t_v2 * x_v0[i_v1];
  double t_v4 = fn_Allowed_reassociated_double_double((double)x_v0[i_v1], 0x1.8p1);
  x_v0[i_v1] = t_v3 + (float)t_v4;
  float t_v5 = x_v0[i_v1];
  float t_v6 = fn_Allowed_functions_float_float(x_v0[i_v1], 0x1.8p2f);
  float t_v7 = fn_Allowed_exactFunctions_float(x_v0[i_v1]);
  x_v0[i_v1] = t_v5 + (t_v6 + t_v7);
  float t_v8 = x_v0[i_v1];
  float t_v9 = fn_Allowed_reciprocal_float_float(x_v0[i_v1], 0x1.4p2f);
  float t_v10 = fn_Allowed_quotient_float_float(x_v0[i_v1], 0x1.0p2f);
  float t_v11 = fn_Allowed_all_float_float(x_v0[i_v1], 0x1.cp2f);
  x_v0[i_v1] = t_v8 + ((t_v9 + t_v10) + t_v11);
}

