#pragma OPENCL FP_CONTRACT OFF

kernel void multiply(int n, global const float *left, global const float *right, global float *product) {
  int column = get_global_id(0);
  int row = get_global_id(1);
  float sum = 0;
  for (int k = 0; k < n; k++) {
    sum += left[row * n + k] * right[k * n + column];
  }
  product[row * n + column] = sum;
}
