#pragma OPENCL FP_CONTRACT OFF

kernel void convolve(int n, int radius, global const float *image, global const float *weights, global float *filtered) {
  int column = get_global_id(0), row = get_global_id(1);
  float sum = 0;
  int weight = 0;
  for (int dy = -radius; dy <= radius; dy++) {
    int y = clamp(row + dy, 0, n - 1);
    for (int dx = -radius; dx <= radius; dx++) {
      int x = clamp(column + dx, 0, n - 1);
      sum += weights[weight++] * image[y * n + x];
    }
  }
  filtered[row * n + column] = sum;
}
