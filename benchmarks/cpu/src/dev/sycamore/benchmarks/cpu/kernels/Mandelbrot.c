#include "argument.h"

static int escape_time(int row, int column, int rows, int columns, int limit) {
  float re = -2.1f + 3.0f * column / columns;
  float im = -1.0f + 2.0f * row / rows;
  float x = 0, y = 0;
  int steps = 0;
  while (steps < limit && x * x + y * y <= 4) {
    float next = x * x - y * y + re;
    y = 2 * x * y + im;
    x = next;
    steps++;
  }
  return steps;
}

static void mandelbrot(int rows, int columns, int limit, int *image) {
#pragma omp parallel for schedule(dynamic)
  for (int row = 0; row < rows; row++) {
#pragma omp simd
    for (int column = 0; column < columns; column++) {
      image[row * columns + column] = escape_time(row, column, rows, columns, limit);
    }
  }
}

void run(const argument *a) {
  mandelbrot(a[0].i, a[1].i, a[2].i, a[3].ints);
}
