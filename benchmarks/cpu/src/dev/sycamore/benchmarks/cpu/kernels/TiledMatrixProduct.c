#include "argument.h"
#define TILE 16

/* Tiles stay in the cache: C needs no local memory for that. n is a multiple of the tile. */
static void multiply(int n, const float *restrict left, const float *restrict right, float *restrict product) {
#pragma omp parallel for collapse(2)
  for (int rows = 0; rows < n; rows += TILE) {
    for (int columns = 0; columns < n; columns += TILE) {
      float sums[TILE][TILE] = {{0}};
      for (int t = 0; t < n; t += TILE) {
        for (int i = 0; i < TILE; i++) {
          for (int k = 0; k < TILE; k++) {
            float factor = left[(rows + i) * n + t + k];
#pragma omp simd
            for (int j = 0; j < TILE; j++) {
              sums[i][j] += factor * right[(t + k) * n + columns + j];
            }
          }
        }
      }
      for (int i = 0; i < TILE; i++) {
#pragma omp simd
        for (int j = 0; j < TILE; j++) {
          product[(rows + i) * n + columns + j] = sums[i][j];
        }
      }
    }
  }
}

void run(const argument *a) {
  multiply(a[0].i, a[1].floats, a[2].floats, a[3].floats);
}
