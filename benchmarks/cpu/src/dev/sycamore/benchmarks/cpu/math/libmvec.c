/* glibc's vector functions (2.35 has all of these), by the names that compilers call them. */
#include "vectors.h"

#define JOIN_(a, b, c) a##b##c
#define JOIN(a, b, c) JOIN_(a, b, c)

#if defined(__AVX512F__)
#define DOUBLES _ZGVeN8
#define FLOATS _ZGVeN16
#elif defined(__AVX2__)
#define DOUBLES _ZGVdN4
#define FLOATS _ZGVdN8
#else
#define DOUBLES _ZGVbN2
#define FLOATS _ZGVbN4
#endif

#define UNARY(name)                                             \
  doubles JOIN(DOUBLES, v_, name)(doubles);                     \
  floats JOIN(FLOATS, v_, name##f)(floats);                     \
  ONE(name, double, doubles, doubles, JOIN(DOUBLES, v_, name))  \
  ONE(name##f, float, floats, floats, JOIN(FLOATS, v_, name##f))
#define BINARY(name)                                             \
  doubles JOIN(DOUBLES, vv_, name)(doubles, doubles);            \
  floats JOIN(FLOATS, vv_, name##f)(floats, floats);             \
  TWO(name, double, doubles, doubles, JOIN(DOUBLES, vv_, name))  \
  TWO(name##f, float, floats, floats, JOIN(FLOATS, vv_, name##f))

UNARY(sin)
UNARY(cos)
UNARY(tan)
UNARY(asin)
UNARY(acos)
UNARY(atan)
UNARY(sinh)
UNARY(cosh)
UNARY(tanh)
UNARY(exp)
UNARY(expm1)
UNARY(log)
UNARY(log10)
UNARY(log1p)
UNARY(cbrt)
BINARY(pow)
BINARY(atan2)
BINARY(hypot)
