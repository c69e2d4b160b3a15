#include "argument.h"

static void multiply(int rows, const int *restrict starts, const int *restrict columns, const float *restrict values,
                     const float *restrict x, float *restrict y) {
#pragma omp parallel for simd
  for (int row = 0; row < rows; row++) {
    float sum = 0;
    for (int k = starts[row]; k < starts[row + 1]; k++) {
      sum += values[k] * x[columns[k]];
    }
    y[row] = sum;
  }
}

void run(const argument *a) {
  multiply(a[0].i, a[1].ints, a[2].ints, a[3].floats, a[4].floats, a[5].floats);
}
