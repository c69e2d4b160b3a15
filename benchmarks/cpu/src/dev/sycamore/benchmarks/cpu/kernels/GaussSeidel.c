#include "argument.h"

static void relax(int n, int colour, const float *source, float *u) {
#pragma omp parallel for
  for (int row = 1; row < n - 1; row++) {
#pragma omp simd
    for (int at = row * n + 1 + (row - 1 + colour) % 2; at < (row + 1) * n - 1; at += 2) {
      u[at] = 0.25f * (u[at - n] + u[at + n] + u[at - 1] + u[at + 1] - source[at]);
    }
  }
}

static void solve(int n, int sweeps, const float *restrict start, const float *source, float *u) {
#pragma omp parallel for simd
  for (int i = 0; i < n * n; i++) {
    u[i] = start[i];
  }
  for (int pass = 0; pass < 2 * sweeps; pass++) {
    relax(n, pass % 2, source, u);
  }
}

void run(const argument *a) {
  solve(a[0].i, a[1].i, a[2].floats, a[3].floats, a[4].floats);
}
