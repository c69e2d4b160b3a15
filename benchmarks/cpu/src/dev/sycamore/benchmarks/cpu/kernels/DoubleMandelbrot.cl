#pragma OPENCL FP_CONTRACT OFF

kernel void mandelbrot(int rows, int columns, int limit, global int *image) {
  int column = get_global_id(0), row = get_global_id(1);
  double re = -2.1 + 3.0 * column / columns;
  double im = -1.0 + 2.0 * row / rows;
  double x = 0, y = 0;
  int steps = 0;
  while (steps < limit && x * x + y * y <= 4) {
    double next = x * x - y * y + re;
    y = 2 * x * y + im;
    x = next;
    steps++;
  }
  image[row * columns + column] = steps;
}
