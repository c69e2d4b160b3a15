// The kernels of GpuMath.java with CUDA's functions.

#define TIMES 8
#define STEP 0.0078125f

#define FUNCTION(NAME, T, VALUE)                                                                                \
  extern "C" __global__ void NAME(int n, const T *__restrict__ x, T *__restrict__ y) {                          \
    int i = blockIdx.x * blockDim.x + threadIdx.x;                                                              \
    if (i >= n) return;                                                                                         \
    T sum = 0;                                                                                                  \
    for (int k = 0; k < TIMES; k++) {                                                                           \
      T v = x[i] + k * STEP;                                                                                    \
      sum += VALUE;                                                                                             \
    }                                                                                                           \
    y[i] = sum;                                                                                                 \
  }

FUNCTION(mathSin, float, sinf(v))
FUNCTION(mathCos, float, cosf(v))
FUNCTION(mathTan, float, tanf(v))
FUNCTION(mathAsin, float, asinf(v))
FUNCTION(mathAcos, float, acosf(v))
FUNCTION(mathAtan, float, atanf(v))
FUNCTION(mathSinh, float, sinhf(v))
FUNCTION(mathCosh, float, coshf(v))
FUNCTION(mathTanh, float, tanhf(v))
FUNCTION(mathExp, float, expf(v))
FUNCTION(mathExp2, float, exp2f(v))
FUNCTION(mathExp10, float, exp10f(v))
FUNCTION(mathExpm1, float, expm1f(v))
FUNCTION(mathLog, float, logf(v))
FUNCTION(mathLog2, float, log2f(v))
FUNCTION(mathLog10, float, log10f(v))
FUNCTION(mathLog1p, float, log1pf(v))
FUNCTION(mathCbrt, float, cbrtf(v))
FUNCTION(mathRsqrt, float, rsqrtf(v))
FUNCTION(mathErf, float, erff(v))
FUNCTION(mathErfc, float, erfcf(v))
FUNCTION(mathTgamma, float, tgammaf(v))
FUNCTION(mathLgamma, float, lgammaf(v))
FUNCTION(mathPow, float, powf(v, 1.25f - v))
FUNCTION(mathAtan2, float, atan2f(v, 1.25f - v))
FUNCTION(mathHypot, float, hypotf(v, 1.25f - v))
FUNCTION(doubleSin, double, sin(v))
FUNCTION(doubleCos, double, cos(v))
FUNCTION(doubleTan, double, tan(v))
FUNCTION(doubleExp, double, exp(v))
FUNCTION(doubleExp2, double, exp2(v))
FUNCTION(doubleExpm1, double, expm1(v))
FUNCTION(doubleLog, double, log(v))
FUNCTION(doubleLog2, double, log2(v))
FUNCTION(doubleLog1p, double, log1p(v))
FUNCTION(doubleCbrt, double, cbrt(v))
FUNCTION(doubleTanh, double, tanh(v))
FUNCTION(doubleErf, double, erf(v))
FUNCTION(doubleLgamma, double, lgamma(v))
