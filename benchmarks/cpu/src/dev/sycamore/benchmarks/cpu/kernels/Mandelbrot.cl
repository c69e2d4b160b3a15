#pragma OPENCL FP_CONTRACT OFF

kernel void mandelbrot(int rows, int columns, int limit, global int *image) {
  int column = get_global_id(0), row = get_global_id(1);
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
  image[row * columns + column] = steps;
}
