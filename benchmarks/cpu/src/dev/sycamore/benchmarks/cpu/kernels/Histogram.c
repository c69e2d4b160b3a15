#include "argument.h"

static void histogram(int n, int bins, const int *restrict values, int *restrict counts) {
#pragma omp parallel for simd
  for (int bin = 0; bin < bins; bin++) {
    counts[bin] = 0;
  }
  /* An atomic update has no form in lanes. */
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
#pragma omp atomic
    counts[values[i]]++;
  }
}

void run(const argument *a) {
  histogram(a[0].i, a[1].i, a[2].ints, a[3].ints);
}
