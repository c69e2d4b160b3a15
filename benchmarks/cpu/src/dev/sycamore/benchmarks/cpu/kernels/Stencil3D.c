#include "argument.h"

static void heat(int n, float rate, const float *restrict before, float *restrict after) {
#pragma omp parallel for collapse(2)
  for (int plane = 1; plane < n - 1; plane++) {
    for (int row = 1; row < n - 1; row++) {
      int first = (plane * n + row) * n;
#pragma omp simd
      for (int at = first + 1; at < first + n - 1; at++) {
        float around =
            before[at - n * n] + before[at + n * n] + before[at - n] + before[at + n] + before[at - 1] + before[at + 1];
        after[at] = before[at] + rate * (around - 6 * before[at]);
      }
    }
  }
}

void run(const argument *a) {
  heat(a[0].i, a[1].f, a[2].floats, a[3].floats);
}
