#include <math.h>

#include "lanes.h"

/* n is a multiple of the lanes. */
static void accelerate(int n, float softening, const float *restrict x, const float *restrict y, const float *restrict z,
                       const float *restrict mass, float *restrict ax, float *restrict ay, float *restrict az) {
#pragma omp parallel for
  for (int i = 0; i < n; i += LANES) {
    floats xi = load(x + i), yi = load(y + i), zi = load(z + i);
    floats sx = {0}, sy = {0}, sz = {0};
    for (int j = 0; j < n; j++) {
      floats dx = x[j] - xi, dy = y[j] - yi, dz = z[j] - zi;
      floats square = dx * dx + dy * dy + dz * dz + softening;
      floats inverse = 1.0f / __builtin_elementwise_sqrt(square);
      floats pull = mass[j] * inverse * inverse * inverse;
      sx += pull * dx;
      sy += pull * dy;
      sz += pull * dz;
    }
    store(ax + i, sx);
    store(ay + i, sy);
    store(az + i, sz);
  }
}

void run(const argument *a) {
  accelerate(a[0].i, a[1].f, a[2].floats, a[3].floats, a[4].floats, a[5].floats, a[6].floats, a[7].floats, a[8].floats);
}
