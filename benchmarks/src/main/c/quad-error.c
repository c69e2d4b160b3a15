/*
 * quad-error FUNCTION[-PART]: the largest error, in ulp, of results of a function on double, and where it is. Standard input has records of three doubles:
 * x, y (0 for functions of one number) and the result. PART says which of the function's arguments they are.
 *
 * quad-error FUNCTION digits: how exact this program's own reference is. Records have x, an exponent of 2, and three doubles whose
 * sum times that power is the exact value.
 *
 * The reference is libquadmath's function with 113 bits. It takes a microsecond and more, so the function of the C library on long double (64 bits)
 * says first whether the error can be a new largest one; every thousandth result goes to both, and they must differ by less than half the margin.
 */
#include <math.h>
#include <quadmath.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef __float128 quad;

enum { BATCH = 4096, SAMPLED = 1000, LEAST_EXPONENT = -1022, FRACTION_BITS = 52 };

static const long double MARGIN = 0.0625L; /* in ulp: 128 units in the last place of a long double */
static const double WRONG = 1e30;          /* the error of a NaN, an infinity or a finite number where none should be */

#define FUNCTION(name, wide, exact)                                                                   \
  static long double name##_wide(long double x, long double y) { (void)x; (void)y; return (wide); }   \
  static quad name##_exact(quad x, quad y) { (void)x; (void)y; return (exact); }

/* 10^x by the whole part of x: a long product with ln(10) would magnify its rounding. */
static quad exp10_of(quad x) {
  quad whole = nearbyintq(x);
  quad power = 1;
  quad base = 10;
  for (int n = (int)fabsq(whole); n != 0; n >>= 1, base *= base) {
    if (n & 1) {
      power *= base;
    }
  }
  quad rest = expq((x - whole) * M_LN10q);
  return whole < 0 ? rest / power : rest * power;
}

FUNCTION(sin, sinl(x), sinq(x))
FUNCTION(cos, cosl(x), cosq(x))
FUNCTION(tan, tanl(x), tanq(x))
FUNCTION(asin, asinl(x), asinq(x))
FUNCTION(acos, acosl(x), acosq(x))
FUNCTION(atan, atanl(x), atanq(x))
FUNCTION(sinh, sinhl(x), sinhq(x))
FUNCTION(cosh, coshl(x), coshq(x))
FUNCTION(tanh, tanhl(x), tanhq(x))
FUNCTION(exp, expl(x), expq(x))
FUNCTION(exp2, exp2l(x), exp2q(x))
FUNCTION(exp10, powl(10, x), exp10_of(x))
FUNCTION(expm1, expm1l(x), expm1q(x))
FUNCTION(log, logl(x), logq(x))
FUNCTION(log2, log2l(x), log2q(x))
FUNCTION(log10, log10l(x), log10q(x))
FUNCTION(log1p, log1pl(x), log1pq(x))
FUNCTION(cbrt, cbrtl(x), cbrtq(x))
FUNCTION(rsqrt, 1 / sqrtl(x), 1 / sqrtq(x))
FUNCTION(erf, erfl(x), erfq(x))
FUNCTION(erfc, erfcl(x), erfcq(x))
FUNCTION(tgamma, tgammal(x), tgammaq(x))
FUNCTION(lgamma, lgammal(x), lgammaq(x))
FUNCTION(pow, powl(x, y), powq(x, y))
FUNCTION(hypot, hypotl(x, y), hypotq(x, y))
FUNCTION(atan2, atan2l(x, y), atan2q(x, y))

static const struct function {
  const char *name;
  long double (*wide)(long double, long double);
  quad (*exact)(quad, quad);
} FUNCTIONS[] = {
#define ROW(name) {#name, name##_wide, name##_exact}
    ROW(sin),  ROW(cos),  ROW(tan),   ROW(asin),  ROW(acos),  ROW(atan), ROW(sinh), ROW(cosh), ROW(tanh),
    ROW(exp),  ROW(exp2), ROW(exp10), ROW(expm1), ROW(log),   ROW(log2), ROW(log10), ROW(log1p), ROW(cbrt),
    ROW(rsqrt), ROW(erf), ROW(erfc),  ROW(tgamma), ROW(lgamma), ROW(pow), ROW(hypot), ROW(atan2)};

static const struct function *find(const char *name) {
  size_t length = strcspn(name, "-");
  for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++) {
    if (strlen(FUNCTIONS[i].name) == length && strncmp(FUNCTIONS[i].name, name, length) == 0) {
      return &FUNCTIONS[i];
    }
  }
  fprintf(stderr, "quad-error: no function %s\n", name);
  exit(2);
}

/* A unit in the last place of a double with that exponent. */
static int ulp_exponent(int exponent, int least) {
  return (exponent < least ? least : exponent) - FRACTION_BITS;
}

/*
 * The least exponent whose ulp counts. The logarithm of the gamma function of a negative x is a difference with lgamma(1 - x): where that is larger, as
 * near zeros, the error is in its ulp.
 */
static int least_exponent(const struct function *f, double x) {
  int exponent;
  if (!(x < 0) || strcmp(f->name, "lgamma") != 0) {
    return LEAST_EXPONENT;
  }
  frexp(lgamma(1 - x), &exponent);
  return exponent < 1 ? 0 : exponent - 1;
}

static double special(double value, quad exact) {
  if (isnan(value) || isnanq(exact)) {
    return isnan(value) && isnanq(exact) ? 0 : WRONG;
  }
  /* One of them is infinite, or the exact value is above all doubles. */
  if (!signbit(value) != !signbitq(exact)) {
    return WRONG;
  }
  quad end = ldexpq(1, 1024);
  quad far = isinf(value) ? (fabsq(exact) >= end ? 0 : end - fabsq(exact)) : fabsq(exact) - fabs(value);
  return isinfq(exact) && !isinf(value) ? WRONG : (double)ldexpq(far, FRACTION_BITS - 1023);
}

static double error_of(double value, quad exact, int least) {
  if (!isfinite(value) || !finiteq(exact) || fabsq(exact) >= ldexpq(1, 1024)) {
    return special(value, exact);
  }
  return (double)ldexpq(fabsq(value - exact), -ulp_exponent(exact == 0 ? LEAST_EXPONENT : ilogbq(exact), least));
}

/* The error by the long double: infinite where only the exact value can say it. */
static double estimate(double value, long double wide, int least) {
  if (!isfinite(value) || !isfinite(wide) || fabsl(wide) >= 0x1p1024L) {
    return INFINITY;
  }
  int exponent;
  frexpl(wide, &exponent);
  exponent = wide == 0 ? LEAST_EXPONENT : exponent - 1;
  int ulp = ulp_exponent(exponent, least);
  return (double)(fabsl(value - wide) * ldexpl(1, -ulp));
}

static void differ(const char *name, double x, double y, double a, double b) {
  fprintf(stderr, "quad-error: %s(%a, %a): the error is %g ulp by 113 bits and %g ulp by 64\n", name, x, y, a, b);
  exit(1);
}

static int measure(const struct function *f, const char *name) {
  static double records[BATCH][3];
  double largest = -1;
  double at[2] = {0, 0};
  unsigned long long count = 0;
  unsigned long long exact_ones = 0;
  size_t read;
  while ((read = fread(records, sizeof records[0], BATCH, stdin)) > 0) {
    for (size_t i = 0; i < read; i++, count++) {
      double x = records[i][0];
      double y = records[i][1];
      double value = records[i][2];
      int least = least_exponent(f, x);
      double estimated = estimate(value, f->wide(x, y), least);
      int sampled = count % SAMPLED == 0;
      if (estimated < largest - MARGIN && !sampled) {
        continue;
      }
      exact_ones++;
      double error = error_of(value, f->exact(x, y), least);
      if (sampled && isfinite(estimated) && fabs(error - estimated) > MARGIN / 2 * fmax(1, error)) {
        differ(f->name, x, y, error, estimated);
      }
      if (error > largest) {
        largest = error;
        at[0] = x;
        at[1] = y;
      }
    }
  }
  if (count == 0) {
    fprintf(stderr, "quad-error: no results of %s\n", name);
    return 2;
  }
  printf("double %-12s %.4f ulp at %a, %a (%.17g, %.17g) of %llu, of which %llu with 113 bits\n", name, largest, at[0], at[1], at[0], at[1], count,
         exact_ones);
  return 0;
}

/* What the reference itself loses: less than a 2^30th of an ulp of a double. */
static int digits(const struct function *f) {
  double record[5];
  quad largest = 0;
  double at = 0;
  long count = 0;
  for (; fread(record, sizeof record, 1, stdin) == 1; count++) {
    quad expected = ldexpq((quad)record[2] + record[3] + record[4], (int)record[1]);
    quad found = f->exact(record[0], 0);
    quad size = record[0] < 0 && strcmp(f->name, "lgamma") == 0 ? fmaxq(1, fabsq(expected)) : fabsq(expected);
    quad error = ldexpq(fabsq(found - expected) / size, FRACTION_BITS);
    if (!(error <= largest)) {
      largest = error;
      at = record[0];
    }
  }
  int good = count > 0 && largest < 0x1p-30Q;
  printf("113 bits %-8s %.3g ulp of a double at %a of %ld%s\n", f->name, (double)largest, at, count, good ? "" : ": not exact enough");
  return good ? 0 : 1;
}

int main(int count, char **arguments) {
  if (count < 2) {
    fprintf(stderr, "quad-error FUNCTION [digits]\n");
    return 2;
  }
  const struct function *f = find(arguments[1]);
  return count > 2 ? digits(f) : measure(f, arguments[1]);
}
