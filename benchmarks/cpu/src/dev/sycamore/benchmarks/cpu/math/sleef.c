/* SLEEF's functions with errors below 1 unit in the last place. */
#include <sleef.h>

#include "vectors.h"

#define JOIN_(a, b, c) a##b##c
#define JOIN(a, b, c) JOIN_(a, b, c)

#if defined(__AVX512F__)
#define DOUBLES d8_
#define FLOATS f16_
#define EXTENSION avx512f
#elif defined(__AVX2__)
#define DOUBLES d4_
#define FLOATS f8_
#define EXTENSION avx2
#else
#define DOUBLES d2_
#define FLOATS f4_
#define EXTENSION sse2
#endif

#define ON_DOUBLES(sleef, error) JOIN(Sleef_##sleef, DOUBLES, JOIN(error, EXTENSION, ))
#define ON_FLOATS(sleef, error) JOIN(Sleef_##sleef, FLOATS, JOIN(error, EXTENSION, ))

#define UNARY(name, error)                                     \
  ONE(name, double, doubles, doubles, ON_DOUBLES(name, error)) \
  ONE(name##f, float, floats, floats, ON_FLOATS(name, error))
#define BINARY(name, sleef, error)                              \
  TWO(name, double, doubles, doubles, ON_DOUBLES(sleef, error)) \
  TWO(name##f, float, floats, floats, ON_FLOATS(sleef, error))

UNARY(sin, u10)
UNARY(cos, u10)
UNARY(tan, u10)
UNARY(asin, u10)
UNARY(acos, u10)
UNARY(atan, u10)
UNARY(sinh, u10)
UNARY(cosh, u10)
UNARY(tanh, u10)
UNARY(exp, u10)
UNARY(expm1, u10)
UNARY(log, u10)
UNARY(log10, u10)
UNARY(log1p, u10)
UNARY(cbrt, u10)
UNARY(sqrt, u05)
UNARY(rint, )
UNARY(floor, )
UNARY(ceil, )
BINARY(pow, pow, u10)
BINARY(atan2, atan2, u10)
BINARY(hypot, hypot, u05)
BINARY(fmod, fmod, )
BINARY(IEEEremainder, remainder, )
