#include "argument.h"

static void add(int n, const float *restrict x, const float *restrict y, float *restrict sum) {
#pragma omp parallel for simd
  for (int i = 0; i < n; i++) {
    sum[i] = x[i] + y[i];
  }
}

void run(const argument *a) {
  add(a[0].i, a[1].floats, a[2].floats, a[3].floats);
}
