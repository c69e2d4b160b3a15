#include <float.h>

#include "argument.h"

static void assign(int n, int dimensions, int count, const float *restrict points, const float *restrict centres,
                   int *restrict nearest) {
#pragma omp parallel for simd
  for (int i = 0; i < n; i++) {
    int best = 0;
    float least = FLT_MAX;
    for (int c = 0; c < count; c++) {
      float distance = 0;
      for (int d = 0; d < dimensions; d++) {
        float difference = points[d * n + i] - centres[c * dimensions + d];
        distance += difference * difference;
      }
      if (distance < least) {
        least = distance;
        best = c;
      }
    }
    nearest[i] = best;
  }
}

void run(const argument *a) {
  assign(a[0].i, a[1].i, a[2].i, a[3].floats, a[4].floats, a[5].ints);
}
