#include "argument.h"

static inline int min(int a, int b) {
  return a < b ? a : b;
}

static inline int max(int a, int b) {
  return a > b ? a : b;
}

/* from may be to; each pair is the matter of one iteration. */
static void exchange(int n, int run, int distance, const int *from, int *to) {
#pragma omp parallel for simd
  for (int pair = 0; pair < n / 2; pair++) {
    int low = 2 * pair - (pair & (distance - 1));
    int high = low + distance;
    int a = from[low], b = from[high];
    int ascending = (low & run) == 0;
    to[low] = ascending ? min(a, b) : max(a, b);
    to[high] = ascending ? max(a, b) : min(a, b);
  }
}

static void sort(int n, const int *values, int *sorted) {
  for (int run = 2; run <= n; run *= 2) {
    for (int distance = run / 2; distance > 0; distance /= 2) {
      exchange(n, run, distance, run == 2 ? values : sorted, sorted);
    }
  }
}

void run(const argument *a) {
  sort(a[0].i, a[1].ints, a[2].ints);
}
