#include "argument.h"

/* Sums of blocks, their running sums, then each block: threads need no trees. n is a multiple of the block. */
static void scan(int n, int block, const int *restrict values, int *restrict sums, int *restrict offsets) {
  int blocks = n / block;
#pragma omp parallel for
  for (int b = 0; b < blocks; b++) {
    int sum = 0;
#pragma omp simd reduction(+ : sum)
    for (int i = b * block; i < (b + 1) * block; i++) {
      sum += values[i];
    }
    offsets[b] = sum;
  }
  int total = 0;
  for (int b = 0; b < blocks; b++) {
    int sum = offsets[b];
    offsets[b] = total;
    total += sum;
  }
#pragma omp parallel for
  for (int b = 0; b < blocks; b++) {
    int sum = offsets[b];
#pragma omp simd reduction(inscan, + : sum)
    for (int i = b * block; i < (b + 1) * block; i++) {
      sum += values[i];
#pragma omp scan inclusive(sum)
      sums[i] = sum;
    }
  }
}

void run(const argument *a) {
  scan(a[0].i, a[1].i, a[2].ints, a[3].ints, a[4].ints);
}
