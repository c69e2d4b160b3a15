#include "argument.h"

static inline int clamp(int value, int low, int high) {
  return value < low ? low : value > high ? high : value;
}

static void convolve(int n, int radius, const float *restrict image, const float *restrict weights, float *restrict filtered) {
#pragma omp parallel for
  for (int row = 0; row < n; row++) {
#pragma omp simd
    for (int column = 0; column < n; column++) {
      float sum = 0;
      int weight = 0;
      for (int dy = -radius; dy <= radius; dy++) {
        int y = clamp(row + dy, 0, n - 1);
        for (int dx = -radius; dx <= radius; dx++) {
          int x = clamp(column + dx, 0, n - 1);
          sum += weights[weight++] * image[y * n + x];
        }
      }
      filtered[row * n + column] = sum;
    }
  }
}

void run(const argument *a) {
  convolve(a[0].i, a[1].i, a[2].floats, a[3].floats, a[4].floats);
}
