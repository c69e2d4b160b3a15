#include "argument.h"

static float reduce(int n, const float *values) {
  float sum = 0;
#pragma omp parallel for simd reduction(+ : sum)
  for (int i = 0; i < n; i++) {
    sum += values[i];
  }
  return sum;
}

void run(const argument *a) {
  a[2].floats[0] = reduce(a[0].i, a[1].floats);
}
