#include "argument.h"

static void multiply(int n, const float *restrict left, const float *restrict right, float *restrict product) {
#pragma omp parallel for
  for (int row = 0; row < n; row++) {
#pragma omp simd
    for (int column = 0; column < n; column++) {
      float sum = 0;
      for (int k = 0; k < n; k++) {
        sum += left[row * n + k] * right[k * n + column];
      }
      product[row * n + column] = sum;
    }
  }
}

void run(const argument *a) {
  multiply(a[0].i, a[1].floats, a[2].floats, a[3].floats);
}
