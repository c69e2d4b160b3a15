#include <math.h>

#include "argument.h"

static void accelerate(int n, float softening, const float *restrict x, const float *restrict y, const float *restrict z,
                       const float *restrict mass, float *restrict ax, float *restrict ay, float *restrict az) {
#pragma omp parallel for simd
  for (int i = 0; i < n; i++) {
    float sx = 0, sy = 0, sz = 0;
    for (int j = 0; j < n; j++) {
      float dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
      float square = dx * dx + dy * dy + dz * dz + softening;
      float inverse = 1 / sqrtf(square);
      float pull = mass[j] * inverse * inverse * inverse;
      sx += pull * dx;
      sy += pull * dy;
      sz += pull * dz;
    }
    ax[i] = sx;
    ay[i] = sy;
    az[i] = sz;
  }
}

void run(const argument *a) {
  accelerate(a[0].i, a[1].f, a[2].floats, a[3].floats, a[4].floats, a[5].floats, a[6].floats, a[7].floats, a[8].floats);
}
