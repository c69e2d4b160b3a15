#include "lanes.h"

/* As many work-items as there are lanes, along a row; n is a multiple of the lanes. */
static void multiply(int n, const float *restrict left, const float *restrict right, float *restrict product) {
#pragma omp parallel for
  for (int row = 0; row < n; row++) {
    for (int column = 0; column < n; column += LANES) {
      floats sum = {0};
      for (int k = 0; k < n; k++) {
        sum += left[row * n + k] * load(right + k * n + column);
      }
      store(product + row * n + column, sum);
    }
  }
}

void run(const argument *a) {
  multiply(a[0].i, a[1].floats, a[2].floats, a[3].floats);
}
