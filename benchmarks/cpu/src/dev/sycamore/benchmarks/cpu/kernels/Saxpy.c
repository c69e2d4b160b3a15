#include "argument.h"

static void saxpy(int n, float a, const float *restrict x, const float *restrict y, float *restrict z) {
#pragma omp parallel for simd
  for (int i = 0; i < n; i++) {
    z[i] = a * x[i] + y[i];
  }
}

void run(const argument *a) {
  saxpy(a[0].i, a[1].f, a[2].floats, a[3].floats, a[4].floats);
}
