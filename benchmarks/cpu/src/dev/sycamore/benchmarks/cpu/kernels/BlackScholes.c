#include <math.h>

#include "argument.h"

static inline double normal(double d) {
  double k = 1 / (1 + 0.2316419 * fabs(d));
  double polynomial =
      k * (0.319381530 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  double tail = 0.39894228040143267794 * exp(-0.5 * d * d) * polynomial;
  return d > 0 ? 1 - tail : tail;
}

static void options(int n, double rate, double volatility, const double *restrict price, const double *restrict strike,
                    const double *restrict years, double *restrict call, double *restrict put) {
#pragma omp parallel for simd
  for (int i = 0; i < n; i++) {
    double deviation = volatility * sqrt(years[i]);
    double d1 = (log(price[i] / strike[i]) + (rate + 0.5 * volatility * volatility) * years[i]) / deviation;
    double n1 = normal(d1);
    double n2 = normal(d1 - deviation);
    double discounted = strike[i] * exp(-rate * years[i]);
    call[i] = price[i] * n1 - discounted * n2;
    put[i] = discounted * (1 - n2) - price[i] * (1 - n1);
  }
}

void run(const argument *a) {
  options(a[0].i, a[1].d, a[2].d, a[3].doubles, a[4].doubles, a[5].doubles, a[6].doubles, a[7].doubles);
}
