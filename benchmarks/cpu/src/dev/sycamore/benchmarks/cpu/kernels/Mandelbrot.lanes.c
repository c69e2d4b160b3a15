#include "lanes.h"

/* columns is a multiple of the lanes. */
static void mandelbrot(int rows, int columns, int limit, int *image) {
#pragma omp parallel for schedule(dynamic)
  for (int row = 0; row < rows; row++) {
    floats im = broadcast(-1.0f + 2.0f * row / rows);
    for (int column = 0; column < columns; column += LANES) {
      floats re = -2.1f + 3.0f * __builtin_convertvector(numbers(column), floats) / (float)columns;
      floats x = {0}, y = {0};
      ints steps = {0};
      for (int step = 0; step < limit; step++) {
        ints running = x * x + y * y <= 4.0f;
        if (!__builtin_reduce_or(running)) {
          break;
        }
        /* A point that has left keeps moving outwards, or is not a number: it never comes back below 4. */
        steps -= running;
        floats next = x * x - y * y + re;
        y = 2.0f * x * y + im;
        x = next;
      }
      memcpy(image + row * columns + column, &steps, sizeof steps);
    }
  }
}

void run(const argument *a) {
  mandelbrot(a[0].i, a[1].i, a[2].i, a[3].ints);
}
